import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { useSession } from '#session/state/session-store.ts';
import { fakePayments, settled, type FakePayments } from '#testing/fake-payments.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { customer, sampleCart, saree, shopfront } from '#testing/sample-purchase.ts';

import { CheckoutFlow } from '../../components/checkout-flow.tsx';

const THANKS = { name: 'Thank you! Your order is placed.' };

const events = { onPaid: vi.fn(), onOutdated: vi.fn() };
let payments: FakePayments;

beforeEach(() => {
  vi.clearAllMocks();
  useSession.setState({ status: 'signed-out' }, true);
  payments = fakePayments();
  sessionStorage.setItem('kargha.checkout-draft', JSON.stringify(customer));
});

function HistoryButtons() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate(-1)}>Back</button>
      <button onClick={() => void navigate('/elsewhere')}>Elsewhere</button>
    </>
  );
}

function show(lines = [saree]) {
  const flow = <CheckoutFlow {...sampleCart(lines)} shopfront={shopfront} {...events} />;
  return renderInShop(
    <>
      <HistoryButtons />
      <Routes>
        <Route path="/checkout" element={flow} />
        <Route path="/checkout/result" element={<p>The result</p>} />
        <Route path="*" element={<p>Another page</p>} />
      </Routes>
    </>,
    '/checkout',
  );
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const wasClosed = () => payments.calls.some(({ path }) => path === 'cancel-order');

test('closes the payment window and releases the stock when the page is left', async () => {
  payments.inWindow(() => undefined);
  show();
  await press(/^Pay ₹/);
  await screen.findByText('Please complete the payment in the Razorpay window.');
  await press('Elsewhere');
  await vi.waitFor(() => expect(wasClosed()).toBe(true));
  expect(payments.isWindowClosed()).toBe(true);
  await vi.waitFor(() => expect(localStorage.getItem('kargha.payment-attempt')).toBeNull());
  expect(screen.getByText('Another page')).toBeVisible();
  expect(events.onPaid).not.toHaveBeenCalled();
});

test('opens the confirmation when the payment went through meanwhile', async () => {
  payments.inWindow(() => undefined);
  payments.answer('cancel-order', settled('success'));
  show();
  await press(/^Pay ₹/);
  await screen.findByText('Please complete the payment in the Razorpay window.');
  await press('Elsewhere');
  expect(await screen.findByText('The result')).toBeVisible();
  expect(events.onPaid).toHaveBeenCalledTimes(1);
});

test('does not abort a payment being verified', async () => {
  let answerWith: (answer: Response) => void = () => undefined;
  const fetched = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url.endsWith('/verify-payment')
      ? new Promise<Response>((resolve) => (answerWith = resolve))
      : fetched(url, init),
  );
  show();
  await press(/^Pay ₹/);
  await screen.findByText(/^Confirming your payment/);
  await press('Elsewhere');
  answerWith(new Response('{"success":true,"orderId":"o1","orderNumber":"KG-ABCD1234"}'));
  expect(await screen.findByText('The result')).toBeVisible();
  expect(wasClosed()).toBe(false);
  expect(events.onPaid).toHaveBeenCalledTimes(1);
});

test('shows the confirmation again on Back', async () => {
  show();
  await press(/^Pay ₹/);
  expect(await screen.findByRole('heading', THANKS)).toHaveFocus();
  await press('Elsewhere');
  expect(screen.queryByRole('heading', THANKS)).toBeNull();
  await press('Back');
  expect(await screen.findByRole('heading', THANKS)).toBeVisible();
  expect(screen.getByText('KG-ABCD1234')).toBeVisible();
  expect(screen.getByText('₹21,830')).toBeVisible();
  expect(screen.getByText(/asha@kargha.example/)).toBeVisible();
});

test('does not clear the cart again for an order confirmed in another tab', async () => {
  localStorage.setItem('kargha.last-order', JSON.stringify({ orderId: 'o1', paymentId: 'pay_0' }));
  show();
  await press(/^Pay ₹/);
  expect(await screen.findByRole('heading', THANKS)).toBeVisible();
  expect(events.onPaid).not.toHaveBeenCalled();
  expect(localStorage.getItem('kargha.last-order')).toContain('pay_0');
});

test('starts a new checkout with the form', () => {
  localStorage.setItem('kargha.last-order', JSON.stringify({ orderId: 'o1', amount: 21_830 }));
  show();
  expect(screen.queryByRole('heading', THANKS)).toBeNull();
  expect(screen.getByRole('button', { name: /^Pay ₹/ })).toBeVisible();
});
