import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { useSession } from '#session/state/session-store.ts';
import {
  fakePayments,
  ok,
  OPENED,
  refused,
  settled,
  type FakePayments,
} from '#testing/fake-payments.ts';
import { renderInShop } from '#testing/render-in-shop.tsx';
import { sampleCart, saree, shopfront, typedCustomer } from '#testing/sample-purchase.ts';

import { CheckoutFlow } from '../../components/checkout-flow.tsx';

const OFFER = '/api/cash-on-delivery/offer';
const CONFIRM = '/api/cash-on-delivery/confirm';
const cart = sampleCart([saree]);
const withFee = {
  ...cart.totals,
  shipping: cart.totals.shipping + 5000,
  cashOnDeliveryFee: 5000,
  total: cart.totals.total + 5000,
};
const offer = (changes: object = {}) =>
  ok({ offer: { totals: withFee, advance: 0, problem: null, ...changes } });
const CODE_NEEDED = {
  ...OPENED,
  body: { ...(OPENED.body as object), order: null, needsCode: true },
};

const onPaid = vi.fn();
let payments: FakePayments;
Element.prototype.scrollIntoView = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  useSession.setState({ status: 'signed-out' }, true);
  payments = fakePayments();
});

function show(offersCash = true) {
  renderInShop(
    <CheckoutFlow
      {...cart}
      offersCash={offersCash}
      shopfront={shopfront}
      onPaid={onPaid}
      onOutdated={vi.fn()}
    />,
  );
}

const onDelivery = () => screen.findByRole('radio', { name: 'Cash on delivery' });
const sent = (path: string) => payments.calls.filter((call) => call.path === path);

async function order() {
  for (const [label, value] of Object.entries(typedCustomer)) {
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } });
  }
  await userEvent.click(await onDelivery());
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
}

test('asks for no offer where the shop has none', async () => {
  show(false);
  expect(await screen.findByRole('button', { name: 'Pay ₹21,830' })).toBeVisible();
  expect(sent(OFFER)).toEqual([]);
});

test('says why a cart cannot be paid for on delivery', async () => {
  const text = 'We do not offer cash on delivery at pincode 560001. Please pay online.';
  const problem = { text, key: 'cod_pincode', params: { pincode: '560001' } };
  payments.answer(OFFER, offer({ problem }));
  show();
  expect(await onDelivery()).toBeDisabled();
  expect(screen.getByText(text)).toBeVisible();
});

test('shows the fee and places the order with the code from the email', async () => {
  payments.answer(OFFER, offer());
  payments.answer('create-order', CODE_NEEDED);
  payments.answer(
    CONFIRM,
    refused(400, 'code_not_valid', 'This code is not right.'),
    ok({ orderId: 'o1', orderNumber: 'KG-ABCD1234' }),
  );
  show();
  await userEvent.click(await onDelivery());
  expect(screen.getByText('Cash on delivery fee')).toBeVisible();
  expect(screen.getByText('₹21,880')).toBeVisible();
  await order();
  const code = await screen.findByLabelText('Code');
  expect(payments.calls.find(({ path }) => path === 'create-order')?.body).toMatchObject({
    cashOnDelivery: true,
    amount: withFee.total,
  });
  expect(screen.getByText(/sent a code to asha@kargha.example/)).toBeVisible();
  await userEvent.type(code, '11 1111');
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByText('This code is not right.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
  expect(await screen.findByText('To pay on delivery')).toBeVisible();
  expect(sent(CONFIRM).map(({ body }) => body.code)).toEqual(['111111', '111111']);
  expect(onPaid).toHaveBeenCalledOnce();
});

test('releases the order when the shopper goes back', async () => {
  payments.answer(OFFER, offer());
  payments.answer('create-order', CODE_NEEDED);
  payments.answer('cancel-order', settled('cancelled'));
  show();
  await order();
  await userEvent.click(await screen.findByRole('button', { name: 'Back to Customer Info' }));
  await expect.poll(() => sent('cancel-order')).toHaveLength(1);
});

test('asks for the advance only', async () => {
  payments.answer(OFFER, offer({ advance: 500_000 }));
  show();
  await userEvent.click(await onDelivery());
  expect(screen.getByRole('button', { name: 'Pay ₹5,000' })).toBeVisible();
  expect(screen.getByText(/Pay ₹5,000 online now and ₹16,880 to the courier/)).toBeVisible();
});
