import { beforeEach, describe, expect, test, vi } from 'vitest';

import { useSession } from '#session/state/session-store.ts';
import { fakePayments, type FakePayments } from '#testing/fake-payments.ts';
import { customer, sampleCart, saree, shopfront } from '#testing/sample-purchase.ts';

import { pay } from './start-payment.ts';

let payments: FakePayments;

beforeEach(() => {
  useSession.setState({ status: 'signed-out' }, true);
  payments = fakePayments();
});

function buy() {
  const watcher = { onStage: () => undefined, signal: new AbortController().signal };
  return pay({ ...sampleCart([saree]), customer }, shopfront, watcher);
}

describe('in an in-app browser', () => {
  test('returns through a URL that names the order', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Instagram 300.0');
    payments.inWindow(({ dismiss }) => dismiss());
    await buy();
    expect(payments.options()).toMatchObject({
      callback_url: `${location.origin}/api/razorpay/callback?order=o1&token=token`,
      redirect: true,
    });
    expect(payments.options()).not.toHaveProperty('handler');
  });

  test('stays on the page in other browsers', async () => {
    await buy();
    expect(payments.options()).not.toHaveProperty('callback_url');
  });
});
