import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import type { opsEndpoints } from '@kargha/domain/reports/ops-endpoints';
import type { EndpointAnswer } from '@kargha/domain/api/endpoint';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { OpsView } from './ops-view.tsx';

beforeEach(() => signInStaff('owner'));

const { callStaffApi } = vi.hoisted(() => ({
  callStaffApi: vi.fn<(path: string, call?: object) => Promise<object>>(),
}));
vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original<object>()),
  callStaffApi,
}));

type Row = EndpointAnswer<typeof opsEndpoints.list>['rows'][number];

const REPORT: EndpointAnswer<typeof opsEndpoints.check>['report'] = {
  id: 'r1',
  at: '2026-11-21T06:30:00.000Z',
  by: 'schedule',
  found: 1,
  checks: [
    {
      kind: 'stock_drift',
      looked: 146,
      found: 1,
      isComplete: true,
      findings: [{ what: 'Patola saree: 9 to sell, but the ledger says 10.', path: 'products/p1' }],
    },
  ],
};
const ALARM = {
  kind: 'stock_drift',
  message: 'Patola saree differs.',
  since: REPORT.at,
  seenAt: REPORT.at,
};
const ROW: Row = {
  id: 'e1',
  title: 'payment.captured',
  detail: 'pay_1',
  state: '',
  amount: null,
  orderId: null,
  at: REPORT.at,
  act: 'replay',
};

beforeEach(() => {
  callStaffApi.mockReset();
  callStaffApi.mockImplementation((path) => {
    if (path === '/ops') return Promise.resolve({ alarms: [ALARM], report: REPORT });
    if (path === '/ops/self-check') return Promise.resolve({ report: { ...REPORT, found: 0 } });
    if (path.startsWith('/ops/lists/webhooks'))
      return Promise.resolve({ rows: [ROW], nextCursor: null });
    if (path.startsWith('/ops/lists/')) return Promise.resolve({ rows: [], nextCursor: null });
    if (path === '/ops/mail-addresses') return Promise.resolve({ state: 'suppressed' });
    return Promise.resolve({ state: 'captured' });
  });
});

it('shows the open alarms and the results of the last integrity check', async () => {
  renderInShop(<OpsView />);
  expect(await screen.findByText('Patola saree differs.')).toBeVisible();
  expect(screen.getByText('Patola saree: 9 to sell, but the ledger says 10.')).toBeVisible();
  expect(screen.getByText(/scheduled/)).toBeVisible();
});

it('replays a webhook and shows the status of its payment', async () => {
  renderInShop(<OpsView />);
  await userEvent.click(
    await screen.findByRole('button', { name: 'Check again: payment.captured' }),
  );
  expect(await screen.findByText('Done. Status: Paid.')).toBeVisible();
  expect(callStaffApi).toHaveBeenCalledWith('/ops/webhooks/e1/replay', {
    method: 'POST',
  });
});

it('sends an email that was never picked up', async () => {
  const waiting: Row = { ...ROW, id: 'order_o1_placed', title: 'Your order', detail: '' };
  const answers = callStaffApi.getMockImplementation();
  callStaffApi.mockImplementation((path) => {
    if (path === '/ops/mail/order_o1_placed/resend') return Promise.resolve({ state: 'retry' });
    if (!path.startsWith('/ops/lists/mail')) return answers?.(path) ?? Promise.resolve({});
    const row: Row = { ...waiting, state: 'waiting', act: 'send' };
    return Promise.resolve({ rows: [row], nextCursor: null });
  });
  renderInShop(<OpsView />);
  await userEvent.click(await screen.findByRole('button', { name: 'Emails' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Send now: Your order' }));
  expect(await screen.findByText('Done. Status: Retry scheduled.')).toBeVisible();
});

it('stops emails to an address that bounced, and allows them again', async () => {
  renderInShop(<OpsView />);
  await userEvent.click(await screen.findByRole('button', { name: 'Emails' }));
  const address = await screen.findByRole('textbox', { name: 'Email address' });
  await userEvent.type(address, 'old@mail.example');
  await userEvent.click(screen.getByRole('button', { name: 'Stop emails' }));
  expect(
    await screen.findByText('We send no emails to old@mail.example for six months.'),
  ).toBeVisible();
  await userEvent.type(address, 'old@mail.example');
  await userEvent.click(screen.getByRole('button', { name: 'Allow emails again' }));
  expect(await screen.findByText('We send emails to old@mail.example again.')).toBeVisible();
  expect(
    callStaffApi.mock.calls
      .filter(([path]) => path === '/ops/mail-addresses')
      .map(([, call]) => call),
  ).toEqual([
    { method: 'POST', body: { email: 'old@mail.example', isReachable: false } },
    { method: 'POST', body: { email: 'old@mail.example', isReachable: true } },
  ]);
});

it('runs the integrity check and reloads the alarms', async () => {
  renderInShop(<OpsView />);
  await userEvent.click(await screen.findByRole('button', { name: 'Run now' }));
  expect(await screen.findByText('Integrity check passed.')).toBeVisible();
  await vi.waitFor(() =>
    expect(callStaffApi.mock.calls.filter(([path]) => path === '/ops')).toHaveLength(2),
  );
});

it('shows the empty state of a list', async () => {
  renderInShop(<OpsView />);
  await userEvent.click(await screen.findByRole('button', { name: 'Stuck checkouts' }));
  expect(await screen.findByText('No stuck checkouts.')).toBeVisible();
});
