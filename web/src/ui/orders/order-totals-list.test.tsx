import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import { renderInShop } from '#testing/render-in-shop.tsx';

import { OrderTotalsList } from './order-totals-list.tsx';

const totals = {
  subtotal: paise(485_000),
  discount: paise(0),
  shipping: paise(0),
  tax: paise(87_300),
  giftCard: paise(0),
  total: paise(572_300),
};
const unpaid = { captured: paise(0), refunded: paise(0), offerDiscount: paise(0) };

test('has no line for what there is none of', () => {
  renderInShop(<OrderTotalsList order={{ totals, coupon: '', payment: unpaid }} />);
  const list = screen.getByText('Total').closest('dl');
  expect(list).toHaveTextContent(/^Subtotal₹4,850ShippingFreeGST₹873Total₹5,723$/);
});

test('says what an offer of the bank took off, and what was paid', () => {
  const payment = { ...unpaid, captured: paise(522_300), offerDiscount: paise(50_000) };
  renderInShop(<OrderTotalsList order={{ totals, coupon: '', payment }} />);
  const list = screen.getByText('Total').closest('dl');
  expect(list).toHaveTextContent(/Total₹5,723.+₹-?500.*₹5,223$/);
});
