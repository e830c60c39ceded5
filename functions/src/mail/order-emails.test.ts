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
import { mailMessages } from './mail-messages.ts';
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

test('includes the tracking number and both links in text and HTML when a parcel ships', () => {
  const { to, subject, text, html } = shippedEmail(order, parcel, LINK);
  expect(to).toBe('asha.verma@kargha.example');
  expect(subject).toBe('Your order KG-ABCD1234 is on its way');
  for (const part of ['HMS1234567', LINK, parcel.trackingUrl, '1 × Saree "Kora" & border']) {
    expect(text).toContain(part);
  }
  expect(html).toContain(`href="${LINK}"`);
  expect(html).toContain('awb=HMS1234567&amp;x=1');
});

test('repeats the days of delivery, in the language of the order', () => {
  const days = { from: new Date('2026-11-26T18:30:00Z'), to: new Date('2026-11-27T18:30:00Z') };
  const dated = { ...order, expectedDelivery: days };
  const hindi = { ...dated, customer: { ...customer, language: 'hi' as const } };
  expect(shippedEmail(dated, parcel, LINK).text).toContain(
    'We expect to deliver it between 27 November 2026 and 28 November 2026.',
  );
  expect(shippedEmail(hindi, parcel, LINK).text).toContain('27 नवंबर 2026');
  expect(shippedEmail(order, parcel, LINK).text).not.toContain('We expect');
});

test('names pieces in the language of the order, and those of older orders in English', () => {
  const hindi = { ...order, customer: { ...customer, language: 'hi' as const } };
  const [saree] = order.lines;
  const options = { Drop: 'Door 210 cm', Colour: 'White' };
  const lines = [{ ...saree, titleHindi: 'साड़ी', options } as (typeof order.lines)[number]];
  const shipped = { ...parcel, lines: [{ productId: 'saree', options, quantity: 1 }] };
  const { text, html } = shippedEmail({ ...hindi, lines }, shipped, LINK);
  expect(text).toContain('1 × साड़ी (रंग: सफ़ेद, लंबाई: दरवाज़ा 210 सेमी)');
  expect(html).not.toContain('Saree');
  expect(shippedEmail({ ...order, lines }, shipped, LINK).text).toContain(
    '1 × Saree "Kora" & border (Colour: White, Drop: Door 210 cm)',
  );
  expect(shippedEmail(hindi, parcel, LINK).html).toMatch(/lang="en"[^>]*>1 × Saree/);
});

test('escapes everything that people typed', () => {
  const emails = [
    shippedEmail(order, parcel, LINK),
    orderCancelledEmail(
      order,
      { reason: '<img src=x onerror=alert(1)>', closedBy: 'shopper' },
      NOTHING,
    ),
  ];
  for (const { html } of emails) {
    expect(html).not.toMatch(/<b>|<img/);
    expect(html).toContain('Asha &lt;b&gt;Verma&lt;/b&gt;');
  }
});

test('says what is refunded for a cancelled order, or that nothing was charged', () => {
  const back = { ...NOTHING, back: paise(424_800) };
  expect(orderCancelledEmail(order, BY_STAFF, back).text).toContain(
    'We are refunding ₹4,248 to your original payment method.',
  );
  expect(orderCancelledEmail(order, BY_STAFF, NOTHING).text).toContain('You were not charged');
  const { text } = orderCancelledEmail(order, BY_STAFF, { ...NOTHING, onCard: ON_CARD });
  expect(text).toContain('₹500 is back on your gift card …K7QM. You can use it right away.');
  expect(text).not.toContain('You were not charged');
});

test('says that the unpaid balance of a cancelled order is no longer owed, and only then', () => {
  const unpaid = { ...NOTHING, owedBefore: paise(424_800) };
  expect(orderCancelledEmail(order, BY_STAFF, unpaid).text).toContain(
    'You no longer owe the ₹4,248 that was still to be paid.',
  );
  expect(orderCancelledEmail(order, BY_STAFF, NOTHING).text).not.toContain('owe');
});

test('names the new last day of an expired gift card, and promises nothing for a disabled one', () => {
  const until = new Date('2027-02-19T18:29:59.999Z');
  const off = { ...ON_CARD, isSpendable: false };
  const composers = [
    (onCard: GiftCardRefund) => orderCancelledEmail(order, BY_STAFF, { ...NOTHING, onCard }),
    (onCard: GiftCardRefund) => giftCardRefundEmail(order, onCard),
  ];
  for (const composeEmail of composers) {
    const { text } = composeEmail({ ...ON_CARD, until });
    expect(text).toContain('₹500 is back on your gift card …K7QM.');
    expect(text).toContain('you can now use it until 19 February 2027.');
    expect(text).not.toContain('left on it');
    const some = composeEmail({ ...ON_CARD, until, expiredBalance: paise(12_000) });
    expect(some.text).toContain('The ₹120 that was left on it before has expired.');
    expect(composeEmail({ ...ON_CARD, hasEnded: true }).text).not.toMatch(/right away|now use it/);
    expect(composeEmail(off).text).toContain('can no longer be used');
    expect(composeEmail(off).text).not.toMatch(/is back|right away|You were not charged/);
  }
});

test('announces a manual refund when the order is cancelled, and confirms it with its reference', () => {
  const { text } = orderCancelledEmail(order, BY_STAFF, {
    ...NOTHING,
    byHand: paise(424_800),
  });
  expect(text).toContain('We will refund ₹4,248 to you ourselves');
  expect(text).not.toContain('You were not charged');
  const how = mailMessages.refunded_cash({ day: '21 November 2026', reference: 'C/77' });
  expect(manualRefundEmail(order, paise(424_800), how).text).toContain(
    'for your order KG-ABCD1234. Cash on 21 November 2026, reference C/77.',
  );
  const hindi = { ...order, customer: { ...order.customer, language: 'hi' as const } };
  expect(manualRefundEmail(hindi, paise(424_800), how).text).toContain(
    '21 नवंबर 2026 को नक़द, संदर्भ C/77।',
  );
});

test('names the last day for a return, and the amount of a refund', () => {
  expect(deliveredEmail(order, parcel, BY_PAGE).text).toContain('until 6 December 2026');
  expect(refundEmail(order, paise(10_050)).subject).toBe(
    'We have refunded ₹100.50 for your order KG-ABCD1234',
  );
});

test('says how to return a parcel: on the order page, or by email for a guest', () => {
  const own = deliveredEmail(order, parcel, BY_PAGE).text;
  expect(own).toContain('until 6 December 2026. Request the return on your order page.');
  expect(own).toContain('Your order: https://shop.example/orders/o1');
  const guest = deliveredEmail(order, parcel, { ...BY_PAGE, page: null }).text;
  expect(guest).toContain(
    'Reply to this email, or write to care@shop.example and mention order KG-ABCD1234.',
  );
  const unsaid = deliveredEmail(order, parcel, { ...BY_PAGE, page: null, shopMail: '' }).text;
  expect(unsaid).toContain('until 6 December 2026. Reply to this email.');
  for (const text of [own, guest, unsaid]) {
    expect(text).toContain(
      'A piece that is not as described can be returned at any time: write to us.',
    );
  }
});

test('offers no change-of-mind return for an order from a quotation', () => {
  const { text } = deliveredEmail({ ...order, quoteId: 'q1' }, parcel, BY_PAGE);
  expect(text).toContain('If a piece is faulty or not what you ordered, you can return it until');
});

test('has an email for each step of a return, with the answer of the shop', () => {
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
  const emails = states.map((state) => returnEmail(one, state));
  expect(new Set(emails.map(({ subject }) => subject)).size).toBe(states.length);
  for (const { text } of emails) expect(text).toContain('The courier comes on Monday.');
  expect(returnEmail(one, 'received').text).toContain(
    'If you still owe money for them, we reduce that balance first.',
  );
});
