import { beforeEach, expect, test } from 'vitest';

import { useSession } from '#session/state/session-store.ts';
import { OPENED, fakePayments, refused, type FakePayments } from '#testing/fake-payments.ts';
import { customer, shopfront } from '#testing/sample-purchase.ts';

import { payByLink } from './pay-instalment.ts';

const OPEN_LINK = '/api/pay-links/open';

let payments: FakePayments;

beforeEach(() => {
  useSession.setState({ status: 'signed-out' }, true);
  payments = fakePayments();
});

const payLink = () => payByLink('o1.sig', customer, shopfront);

test('pays an order that staff created by its link', async () => {
  payments.answer(OPEN_LINK, OPENED);
  await expect(payLink()).resolves.toBe('paid');
});

test('shows the server’s message for a link that cannot be paid', async () => {
  payments.answer(OPEN_LINK, refused(409, 'not_payable', 'This link has ended.'));
  await expect(payLink()).rejects.toThrow('This link has ended.');
});

test('shows no status code when the server sends no message', async () => {
  payments.answer(OPEN_LINK, { status: 500, body: '<html>' });
  await expect(payLink()).rejects.toThrow(/^Failed to create payment order\. Please try again\.$/);
});
