import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import {
  marketingEndpoints,
  type AgreedRow,
  type SubscriberRow,
} from '@kargha/domain/people/marketing-endpoints';
import { callStaffApi } from '#session/state/staff-api.ts';
import { answerEndpoints, answerTo } from '#testing/answer-endpoints.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { signInStaff } from '#testing/sign-in-staff.ts';

import { SubscribersView } from './subscribers-view.tsx';

beforeEach(() => signInStaff('owner'));

const { saveCsv } = vi.hoisted(() => ({
  saveCsv: vi.fn<(name: string, csv: string) => void>(),
}));
vi.mock('#session/state/staff-api.ts', async (original) => ({
  ...(await original()),
  callStaffApi: vi.fn(),
}));
vi.mock('#lib/files/save-file.ts', () => ({ saveCsv }));

const ASHA: SubscriberRow = {
  id: 's1',
  email: '+asha@mail.example',
  state: 'confirmed',
  consentText: 'I want to hear about new weaves.',
  consentAt: new Date('2026-11-01T06:00:00.000Z'),
  confirmedAt: new Date('2026-11-02T06:00:00.000Z'),
  unsubscribedAt: null,
  unsubscribeLink: 'https://shop.example/api/newsletter/unsubscribe?token=abc',
};

interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

const listSubscribers = vi.fn<(query: object) => Page<SubscriberRow>>();
const listConsentedAccounts = vi.fn<(query: object) => Page<AgreedRow>>();

beforeEach(() => {
  vi.resetAllMocks();
  listSubscribers.mockReturnValue({ rows: [ASHA], nextCursor: null });
  listConsentedAccounts.mockReturnValue({ rows: [], nextCursor: null });
  answerEndpoints(vi.mocked(callStaffApi), [
    answerTo(marketingEndpoints.subscribers, ({ query }) => listSubscribers(query)),
    answerTo(marketingEndpoints.agreed, ({ query }) => listConsentedAccounts(query)),
  ]);
});

test('shows the consent of each subscriber', async () => {
  renderInShop(<SubscribersView />);
  expect(await screen.findByText('I want to hear about new weaves.')).toBeVisible();
  expect(screen.getByText('2 Nov 2026')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: '+asha@mail.example' })).toBeVisible();
});

test('exports only confirmed subscribers with their unsubscribe links', async () => {
  renderInShop(<SubscribersView />, '/admin/marketing?state=unsubscribed');
  await screen.findByText('I want to hear about new weaves.');
  await userEvent.click(screen.getByRole('button', { name: 'Export campaign list' }));
  await screen.findByText('Subscribers exported');
  expect(listSubscribers).toHaveBeenLastCalledWith({ state: 'confirmed', size: '100' });
  const [name, csv = ''] = saveCsv.mock.calls[0] ?? [];
  expect(name).toBe('campaign.csv');
  expect(csv).toContain(
    "'+asha@mail.example,Newsletter,2 Nov 2026,https://shop.example/api/newsletter/",
  );
});

test('includes customers who agreed in their profile, each address once', async () => {
  const account = (id: string, email: string) => ({ id, email, unsubscribeLink: `end-${id}` });
  listConsentedAccounts
    .mockReturnValueOnce({ rows: [account('u1', '+Asha@mail.example')], nextCursor: 'u1' })
    .mockReturnValueOnce({ rows: [account('u2', 'ravi@mail.example')], nextCursor: null });
  renderInShop(<SubscribersView />);
  await screen.findByText('I want to hear about new weaves.');
  await userEvent.click(screen.getByRole('button', { name: 'Export campaign list' }));
  await screen.findByText('Subscribers exported');
  expect(listConsentedAccounts).toHaveBeenLastCalledWith({ size: '100', cursor: 'u1' });
  const [, csv = ''] = saveCsv.mock.calls[0] ?? [];
  expect(csv.trim().split(/\r?\n/)).toHaveLength(3);
  expect(csv).toContain('ravi@mail.example,Profile,,end-u2');
});
