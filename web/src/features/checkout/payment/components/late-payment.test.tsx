import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { useSession } from '#session/state/session-store.ts';
import { fakePayments, settled, type FakePayments } from '#testing/fake-payments.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleCart, saree, shopfront } from '#testing/sample-purchase.ts';

import { CheckoutFlow } from '../../components/checkout-flow.tsx';

const DRAFT = {
  name: 'Asha Devi',
  email: 'asha@kargha.example',
  phone: '9876543210',
  address: {
    line1: '12 Weaver Lane',
    line2: '',
    city: 'Varanasi',
    state: 'Uttar Pradesh',
    pincode: '221001',
    country: 'India',
  },
};

let payments: FakePayments;
const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const asked = () => payments.calls.filter(({ path }) => path === 'order-state').length;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  useSession.setState({ status: 'signed-out' }, true);
  payments = fakePayments();
  Element.prototype.scrollIntoView = () => undefined;
  payments.inWindow(({ dismiss }) => dismiss());
  payments.answer('cancel-order', settled('cancelled'));
  sessionStorage.setItem('kargha.checkout-draft', JSON.stringify(DRAFT));
});

afterEach(() => {
  vi.useRealTimers();
});

async function leaveTheWindow() {
  const events = { onPaid: vi.fn(), onOutdated: vi.fn() };
  const lines = [{ ...saree, name: 'Banarasi saree' }];
  const flow = <CheckoutFlow {...sampleCart(lines)} shopfront={shopfront} {...events} />;
  const shown = renderInShop(
    <Routes>
      <Route path="/" element={flow} />
      <Route path="/checkout/result" element={<p>The result</p>} />
    </Routes>,
  );
  await user.click(screen.getByRole('button', { name: /^Pay ₹/ }));
  const message = 'Payment was cancelled. Please try again.';
  expect(await screen.findByText(message)).toBeVisible();
  return shown;
}

test('shows the result when the bank confirms after the window was closed', async () => {
  payments.answer('order-state', settled('cancelled'), settled('cancelled'), settled('success'));
  await leaveTheWindow();
  await pass(10_000);
  expect(await screen.findByText('The result')).toBeVisible();
  expect(screen.getByText('We are confirming your payment')).toBeVisible();
  const kept: unknown = JSON.parse(localStorage.getItem('kargha.payment-attempt') ?? '{}');
  expect(kept).toMatchObject({ orderId: 'o1', isHandedIn: true });
});

test('keeps the form and stops polling after a minute without confirmation', async () => {
  payments.answer('order-state', settled('cancelled'));
  await leaveTheWindow();
  await pass(61_000);
  const before = asked();
  expect(before).toBeGreaterThan(3);
  await pass(61_000);
  expect(asked()).toBe(before);
  expect(screen.getByLabelText(/^Full name/)).toHaveValue('Asha Devi');
});

test('stops polling when the page is left', async () => {
  payments.answer('order-state', settled('cancelled'));
  const { unmount } = await leaveTheWindow();
  unmount();
  await pass(61_000);
  expect(asked()).toBe(0);
});
