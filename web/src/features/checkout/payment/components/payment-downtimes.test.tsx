import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { AnnouncedDowntime } from '@kargha/domain/payments/downtime-endpoints';
import { DOWNTIMES, fakePayments, ok, type FakePayments } from '#testing/fake-payments.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { customer, sampleCart, saree, shopfront } from '#testing/sample-purchase.ts';

const UPI: AnnouncedDowntime = { method: 'upi', severity: 'high', instrument: null };
const HDFC: AnnouncedDowntime = { method: 'netbanking', severity: 'high', instrument: 'HDFC' };
const CARDS: AnnouncedDowntime = { method: 'card', severity: 'medium', instrument: null };

const METHODS = { netbanking: true, card: true, upi: true, wallet: true };

let payments: FakePayments;

beforeEach(() => {
  vi.resetModules();
  payments = fakePayments();
});

const announce = (...downtimes: AnnouncedDowntime[]) =>
  payments.answer(DOWNTIMES, ok({ downtimes }));

async function show() {
  const { PaymentDowntimes } = await import('./payment-downtimes.tsx');
  renderInShop(<PaymentDowntimes />);
  return screen.findByRole('status');
}

async function buy() {
  const { useSession } = await import('#session/state/session-store.ts');
  useSession.setState({ status: 'signed-out' }, true);
  const { pay } = await import('../state/start-payment.ts');
  const watcher = { onStage: () => undefined, signal: new AbortController().signal };
  await pay({ ...sampleCart([saree]), customer }, shopfront, watcher);
  return payments.options().method;
}

test('says which methods fail and which may', async () => {
  announce(UPI, HDFC, { ...HDFC, instrument: 'XYZB' }, CARDS);
  await show();
  expect(
    await screen.findByText(
      'Not working at the moment: UPI, Net banking (HDFC Bank), Net banking (XYZB).',
    ),
  ).toBeVisible();
  expect(screen.getByText('May fail at the moment: Cards.')).toBeVisible();
  expect(screen.getByText('Please pay another way, or try again later.')).toBeVisible();
});

test('shows nothing while all methods work, or when the shop does not answer', async () => {
  expect(await show()).toBeEmptyDOMElement();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
  vi.resetModules();
  const { PaymentDowntimes } = await import('./payment-downtimes.tsx');
  renderInShop(<PaymentDowntimes />);
  for (const status of screen.getAllByRole('status')) expect(status).toBeEmptyDOMElement();
});

test('disappears while the page is open once the method works', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  announce(UPI);
  const status = await show();
  expect(await screen.findByText('Not working at the moment: UPI.')).toBeVisible();
  announce();
  await act(() => vi.advanceTimersByTimeAsync(120_000));
  await vi.waitFor(() => expect(status).toBeEmptyDOMElement());
  vi.useRealTimers();
});

test('hides a method that does not work at all from the payment window', async () => {
  announce(UPI, HDFC, CARDS);
  await show();
  await screen.findByText(/^Not working/);
  expect(await buy()).toEqual({ ...METHODS, upi: false });
});

test('offers every method while nothing is known', async () => {
  expect(await buy()).toEqual(METHODS);
});
