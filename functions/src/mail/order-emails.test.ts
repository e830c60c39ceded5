import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import type { Shipment } from '@kargha/domain/orders/shipment';

import type { GiftCardRefund } from '../records/gift-card-record.ts';
import {
  orderCancelledEmail,
  giftCardRefundEmail,
  deliveredEmail,
  manualRefundEmail,
  refundEmail,
  shippedEmail,
} from './order-emails.ts';
import { returnEmail } from './return-emails.ts';
import {
  sampleRecipient as customer,
  sampleBackOnCard as ON_CARD,
  sampleOrder as order,
} from '../testing/sample-order.ts';

const parcel: Shipment = {
  id: 'parcel-1',
  courier: 'Hamsa Express',
  awb: 'HMS1234567',
  trackingUrl: 'https://track.hamsa-express.example/?awb=HMS1234567&x=1',
  lines: [{ productId: 'saree', quantity: 1 }],
  shippedAt: new Date(0),
  deliveredAt: null,
};

const LINK = 'https://shop.example/track-order?token=abc';

const BY_PAGE = {
  lastDay: '6 December 2026',
  page: 'https://shop.example/orders/o1',
  shopMail: 'care@shop.example',
};

const BY_STAFF = { reason: 'Wrong colour', closedBy: 'staff' } as const;

const NOTHING = { back: paise(0), byHand: paise(0), onCard: null, owedBefore: paise(0) };

test('the letter of a parcel has its number and both links, in plain text and in HTML', () => {
  const { to, subject, text, html } = shippedEmail(order, parcel, LINK);
  expect(to).toBe('asha.verma@kargha.example');
  expect(subject).toBe('Your order KG-ABCD1234 is on its way');
  for (const part of ['HMS1234567', LINK, parcel.trackingUrl, '1 × Saree "Kora" & border']) {
    expect(text).toContain(part);
  }
  expect(html).toContain(`<a href="${LINK}">Track your order</a>`);
  expect(html).toContain('awb=HMS1234567&amp;x=1');
});

test('nothing that people typed becomes part of the HTML', () => {
  const letters = [
    shippedEmail(order, parcel, LINK),
    orderCancelledEmail(
      order,
      { reason: '<img src=x onerror=alert(1)>', closedBy: 'shopper' },
      NOTHING,
    ),
  ];
  for (const { html } of letters) {
    expect(html).not.toMatch(/<b>|<img/);
    expect(html).toContain('Asha &lt;b&gt;Verma&lt;/b&gt;');
  }
});

test('a cancelled order says what goes back, or that nothing has to', () => {
  const back = { ...NOTHING, back: paise(424_800) };
  expect(orderCancelledEmail(order, BY_STAFF, back).text).toContain('We are sending ₹4,248 back');
  expect(orderCancelledEmail(order, BY_STAFF, NOTHING).text).toContain('Nothing was charged');
  const { text } = orderCancelledEmail(order, BY_STAFF, { ...NOTHING, onCard: ON_CARD });
  expect(text).toContain('₹500 are back on your gift card …K7QM. You can use them at once.');
  expect(text).not.toContain('Nothing was charged');
});

test('what was still to be paid of a cancelled order is owed no more, and no other cancelled order speaks of debts', () => {
  const unpaid = { ...NOTHING, owedBefore: paise(424_800) };
  expect(orderCancelledEmail(order, BY_STAFF, unpaid).text).toContain(
    'You do not owe the ₹4,248 that were still to be paid any more.',
  );
  expect(orderCancelledEmail(order, BY_STAFF, NOTHING).text).not.toContain('owe');
});

test('a card that had ended is told with its new last day, and of one that is switched off nothing is promised', () => {
  const until = new Date('2027-02-19T18:29:59.999Z');
  const off = { ...ON_CARD, isSpendable: false };
  const letterOf = [
    (onCard: GiftCardRefund) => orderCancelledEmail(order, BY_STAFF, { ...NOTHING, onCard }),
    (onCard: GiftCardRefund) => giftCardRefundEmail(order, onCard),
  ];
  for (const composeEmail of letterOf) {
    const { text } = composeEmail({ ...ON_CARD, until });
    expect(text).toContain('₹500 are back on your gift card …K7QM.');
    expect(text).toContain('you can now use it until 19 February 2027.');
    expect(text).not.toContain('lapsed');
    const some = composeEmail({ ...ON_CARD, until, lapsed: paise(12_000) });
    expect(some.text).toContain('The ₹120 that were left on it then have lapsed.');
    expect(composeEmail({ ...ON_CARD, hasEnded: true }).text).not.toMatch(/at once|now use it/);
    expect(composeEmail(off).text).toContain('cannot be used any more');
    expect(composeEmail(off).text).not.toMatch(/are back|at once|Nothing was charged/);
  }
});

test('money that came past the gateway is promised when the order ends, and told of when it was given back', () => {
  const { text } = orderCancelledEmail(order, BY_STAFF, {
    ...NOTHING,
    byHand: paise(424_800),
  });
  expect(text).toContain('We give ₹4,248 back to you ourselves');
  expect(text).not.toContain('Nothing was charged');
  const how = 'Cash on 21 November 2026, reference C/77.';
  expect(manualRefundEmail(order, paise(424_800), how).text).toContain(how);
});

test('a delivered parcel names the last day of a return, a refund its amount', () => {
  expect(deliveredEmail(order, parcel, BY_PAGE).text).toContain('until 6 December 2026');
  expect(refundEmail(order, paise(10_050)).subject).toBe(
    '₹100.50 of order KG-ABCD1234 go back to you',
  );
});

test('a delivered parcel says how it is returned: on the order’s page, or by mail for a guest', () => {
  const own = deliveredEmail(order, parcel, BY_PAGE).text;
  expect(own).toContain('until 6 December 2026: ask for it on the page of your order.');
  expect(own).toContain('Your order: https://shop.example/orders/o1');
  const guest = deliveredEmail(order, parcel, { ...BY_PAGE, page: null }).text;
  expect(guest).toContain(
    'answer this letter, or write to care@shop.example and name order KG-ABCD1234.',
  );
  const unsaid = deliveredEmail(order, parcel, { ...BY_PAGE, page: null, shopMail: '' }).text;
  expect(unsaid).toContain('until 6 December 2026: answer this letter.');
  for (const text of [own, guest, unsaid]) {
    expect(text).toContain(
      'What is not as we described it can be returned at any time: write to us.',
    );
  }
});

test('what was agreed by quotation is not offered to be returned for a change of mind', () => {
  const { text } = deliveredEmail({ ...order, quoteId: 'q1' }, parcel, BY_PAGE);
  expect(text).toContain('If a piece is faulty or not what you ordered, you can return it until');
});

test('each step of a return has a letter of its own with the answer of the shop', () => {
  const one = {
    id: 'r1',
    orderId: 'o1',
    orderNumber: 'KG-ABCD1234',
    uid: null,
    customerName: 'Asha Verma',
    customerEmail: customer.email,
    state: 'requested' as const,
    lines: [{ productId: 'saree', title: 'Saree', quantity: 1 }],
    reason: '',
    answer: 'The courier comes on Monday.',
    refundId: null,
    createdAt: new Date(0),
    updatedAt: new Date(0),
  };
  const states = ['requested', 'approved', 'rejected', 'picked_up', 'received'] as const;
  const letters = states.map((state) => returnEmail(one, state));
  expect(new Set(letters.map(({ subject }) => subject)).size).toBe(states.length);
  for (const { text } of letters) expect(text).toContain('The courier comes on Monday.');
  // Who pays later has sent no money that could be sent back.
  expect(returnEmail(one, 'received').text).toContain('what you still owe for them is taken off');
});
