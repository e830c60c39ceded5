import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';

import { useSession } from '#session/state/session-store.ts';
import { fakePayments, refused, settled, type FakePayments } from '#testing/fake-payments.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleCart, saree, shopfront, typedCustomer } from '#testing/sample-purchase.ts';

import { CheckoutFlow } from './checkout-flow.tsx';

const lineOfSaree = { ...saree, name: 'Banarasi saree' };

const events = { onPaid: vi.fn(), onOutdated: vi.fn() };
let payments: FakePayments;
Element.prototype.scrollIntoView = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  useSession.setState({ status: 'signed-out' }, true);
  payments = fakePayments();
});

function show(lines = [lineOfSaree]) {
  return renderInShop(<CheckoutFlow {...sampleCart(lines)} shopfront={shopfront} {...events} />);
}

const field = (label: string) => screen.getByLabelText(label, { exact: false });
const payButton = () => screen.getByRole('button', { name: 'Pay ₹21,830' });

function fill() {
  for (const [label, value] of Object.entries(typedCustomer)) {
    fireEvent.change(field(label), { target: { value } });
  }
}

describe('the form', () => {
  test('shows a message under each required field and focuses the first', async () => {
    show();
    await userEvent.click(payButton());
    for (const message of [
      'Name is required',
      'Email is required',
      'Phone is required',
      'Address is required',
      'City is required',
      'State is required',
      'Pincode is required',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(field('Full name')).toHaveFocus();
    expect(field('Full name')).toHaveAccessibleDescription('Name is required');
    expect(payments.calls.filter(({ path }) => !/^(https:|\/api\/)/.test(path))).toEqual([]);
  });

  test.each([
    ['Email', 'asha@', 'Please enter a valid email address'],
    ['Phone', '12345', 'Please enter a valid 10-digit phone number'],
    ['Phone', '1234567890', 'Please enter a valid 10-digit phone number'],
    ['Pincode', '2210', 'Please enter a valid 6-digit pincode'],
  ] as const)('%s %s: %s', async (label, value, message) => {
    show();
    await userEvent.type(field(label), value);
    await userEvent.tab();
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('clears a message when its field is edited', async () => {
    show();
    await userEvent.type(field('Pincode'), '22');
    await userEvent.tab();
    await screen.findByText('Please enter a valid 6-digit pincode');
    await userEvent.type(field('Pincode'), '1');
    expect(screen.queryByText('Please enter a valid 6-digit pincode')).toBeNull();
  });

  test('fixes the country to India', () => {
    show();
    expect(field('Country')).toHaveValue('India');
    expect(field('Country')).toBeDisabled();
  });

  test('keeps typed values over a reload', async () => {
    const first = show();
    await userEvent.type(field('City'), 'Varanasi');
    first.unmount();
    show();
    expect(field('City')).toHaveValue('Varanasi');
  });
});

test('shows items, subtotal, shipping, GST, total and payment methods', () => {
  show();
  const panel = screen.getByRole('region', { name: 'Your order' });
  const amountOf = (name: string) => within(panel).getByText(name).parentElement;
  expect(within(panel).getByText('Banarasi saree')).toBeVisible();
  expect(amountOf('Subtotal')).toHaveTextContent('₹18,500');
  expect(amountOf('Shipping')).toHaveTextContent('Free');
  expect(amountOf('GST (18%)')).toHaveTextContent('₹3,330');
  expect(amountOf('Total')).toHaveTextContent('₹21,830');
  expect(within(panel).getByText('UPI')).toBeVisible();
});

test('shows a paid order with its number, clears the cart and stores the last order', async () => {
  show();
  fill();
  await userEvent.click(payButton());

  const heading = await screen.findByRole('heading', { name: 'Thank you! Your order is placed.' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('KG-ABCD1234')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Track Order' })).toHaveAttribute('href', '/track-order');
  expect(await screen.findByText('Payment successful! Your order has been placed.')).toBeVisible();
  expect(events.onPaid.mock.calls).toEqual([
    [[expect.objectContaining({ id: 'p1', quantity: 1 })]],
  ]);
  expect(JSON.parse(localStorage.getItem('kargha.last-order') ?? '')).toMatchObject({
    orderId: 'o1',
    paymentId: 'pay_1',
    amount: 21_830,
    items: [{ id: 'p1', quantity: 1 }],
    customerInfo: { name: 'Asha Devi' },
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
  });
  expect(sessionStorage.getItem('kargha.checkout-draft')).toBeNull();
});

test.each([
  ['closed', 'Payment was cancelled. Please try again.', ['dismiss']],
  ['left after a failed try', 'Payment failed. Please try again.', ['fail', 'dismiss']],
] as const)('returns to the filled form from a window that is %s', async (how, reason, acts) => {
  payments.inWindow((window) => acts.forEach((act) => window[act]()));
  show();
  fill();
  await userEvent.click(payButton());
  const times = how === 'closed' ? 1 : 2;
  await vi.waitFor(() => expect(screen.getAllByText(reason)).toHaveLength(times));
  expect(payButton()).toHaveFocus();
  expect(field('Full name')).toHaveValue('Asha Devi');
  expect(field('Pincode')).toHaveValue('221001');
  expect([events.onPaid.mock.calls, localStorage.getItem('kargha.last-order')]).toEqual([[], null]);
});

test('returns to the filled form with Back to Customer Info', async () => {
  payments.inWindow(() => undefined);
  show();
  fill();
  await userEvent.click(payButton());
  await userEvent.click(await screen.findByRole('button', { name: 'Back to Customer Info' }));
  expect(field('City')).toHaveValue('Varanasi');
  await vi.waitFor(() => expect(payments.calls.at(-1)?.path).toBe('cancel-order'));
});

test('shows what is being paid when an order in another tab empties the cart', async () => {
  payments.inWindow(() => undefined);
  const { rerender } = show();
  fill();
  await userEvent.click(payButton());
  await screen.findByRole('button', { name: 'Back to Customer Info' });
  rerender(<CheckoutFlow {...sampleCart([])} shopfront={shopfront} {...events} />);
  const panel = screen.getByRole('region', { name: 'Your order' });
  expect(within(panel).getByText('Banarasi saree')).toBeVisible();
  expect(within(panel).getByText('Total').parentElement).toHaveTextContent('₹21,830');
});

test('lists what changed and updates the cart', async () => {
  const items = [{ productId: 'p1', available: 0 }];
  payments.answer(
    'create-order',
    refused(409, 'out_of_stock', 'Some items are sold out.', { items }),
  );
  show();
  fill();
  await userEvent.click(payButton());
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('Some items are sold out.');
  expect(notice).toHaveTextContent('Banarasi saree is sold out.');
  expect(events.onOutdated).toHaveBeenCalledTimes(1);
  expect(payButton()).toHaveFocus();
});

function showWithResult() {
  renderInShop(
    <Routes>
      <Route
        path="/"
        element={<CheckoutFlow {...sampleCart([lineOfSaree])} shopfront={shopfront} {...events} />}
      />
      <Route path="/checkout/result" element={<p>The result</p>} />
    </Routes>,
  );
}

test('opens the result page for a payment without an answer', async () => {
  payments.answer('verify-payment', { status: 0, body: {} });
  showWithResult();
  fill();
  await userEvent.click(payButton());
  expect(await screen.findByText('The result')).toBeVisible();
  expect(events.onPaid).not.toHaveBeenCalled();
});

test.each<[string, object, 'pending' | 'success']>([
  ['was handed in', { isHandedIn: true }, 'pending'],
  ['came through after its window was left', { isHandedIn: false }, 'success'],
])('does not ask again after a reload for a payment that %s', async (_what, attempt, payment) => {
  const kept = { receipt: 'kg-1', contents: '', orderId: 'o1', trackingToken: 'token', ...attempt };
  localStorage.setItem('kargha.payment-attempt', JSON.stringify(kept));
  payments.answer('order-state', settled(payment));
  showWithResult();
  expect(await screen.findByText('The result')).toBeVisible();
});

test('shows an empty state for an empty cart', () => {
  show([]);
  expect(screen.getByText('Add something to your cart to check out.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveAttribute(
    'href',
    '/products',
  );
});
