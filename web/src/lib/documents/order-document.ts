import type { Instalment } from '@kargha/domain/payments/instalment';
import { ORDER_STATES, type OrderState } from '@kargha/domain/orders/order-state';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { refundedToGiftCard } from '@kargha/domain/pricing/gift-card';
import { PAYMENT_STATES, type PaymentState } from '@kargha/domain/payments/payment';
import { REVIEW_CODES, type ReviewReason } from '@kargha/domain/payments/review-reason';
import type { LineRef } from '@kargha/domain/shopping/line-ref';
import type { OrderTotals } from '@kargha/domain/pricing/price-order';
import { PAYMENT_TERMS, type PaymentTerms } from '@kargha/domain/quotes/quote';
import { SHIPMENT_STATES, shipmentState, type Shipment } from '@kargha/domain/orders/shipment';
import type { StateTimes } from '@kargha/domain/orders/tracking';

import { lineRefFrom } from './line-fields.ts';
import { totalsFrom } from './order-totals.ts';
import { storedFields, type StoredFields } from './stored-fields.ts';
import { webAddress } from '../addresses/web-address.ts';

export interface ShownLine extends LineRef {
  title: string;
  sku: string;
  image: string;
  unitPrice: Paise;
  quantity: number;
  chargeTax: boolean;
  discount: Paise;
}

export interface ShownOrder {
  id: string;
  number: string;
  uid: string;
  state: OrderState;
  stateTimes: StateTimes;
  lines: ShownLine[];
  totals: OrderTotals;
  customer: { name: string; email: string; phone: string; address: string[] };
  payment: {
    state: PaymentState;
    method: string;
    captured: Paise;
    /** a discount by an offer at the gateway; 0 without one */
    offerDiscount: Paise;
    /** the gateway's fee, paid by the shopper on top of the total; 0 without one */
    customerFee: Paise;
    refunded: Paise;
    owed: Paise;
    id: string;
  };
  /** the amount refunded to the gift card; null without a refund */
  backOnCard: { last4: string; amount: Paise } | null;
  shipments: Shipment[];
  reviewReasons: ReviewReason[];
  /** the shopper's reason; '' without a request */
  cancelRequest: string;
  coupon: string;
  /** '' until there is a tax invoice */
  invoiceNumber: string;
  draftId: string;
  paymentTerms: PaymentTerms | null;
  instalments: Instalment[];
  quoteId: string;
  purchaseOrderNumber: string;
  revision: number;
  createdAt: Date;
}

/** Missing fields get their default. */
export function orderFrom(id: string, stored: unknown): ShownOrder {
  const fields = storedFields(stored);
  const state = fields.choice('state', ORDER_STATES);
  return {
    id,
    number: fields.text('number'),
    uid: fields.text('uid'),
    state,
    stateTimes: timesFrom(fields.part('stateTimes')),
    lines: fields.parts('lines').map(lineFrom),
    totals: totalsFrom(fields.part('totals')),
    customer: customerFrom(fields.part('customer')),
    payment: paymentFrom(fields.part('payment')),
    backOnCard: backOnCardFrom(fields),
    shipments: fields.parts('shipments').map((parcel) => shipmentFrom(parcel, state)),
    reviewReasons: fields.parts('reviewReasons').map(reviewReasonFrom),
    cancelRequest: fields.part('cancelRequest').text('reason'),
    coupon: discountName(fields.part('coupon')),
    invoiceNumber: fields.text('invoiceNumber'),
    draftId: fields.text('draftId'),
    paymentTerms: fields.has('paymentTerms') ? fields.choice('paymentTerms', PAYMENT_TERMS) : null,
    instalments: fields.parts('instalments').map(partFrom),
    quoteId: fields.text('quoteId'),
    purchaseOrderNumber: fields.text('purchaseOrderNumber'),
    revision: fields.number('revision'),
    createdAt: fields.time('createdAt'),
  };
}

function reviewReasonFrom(reason: StoredFields): ReviewReason {
  const isParam = (entry: [string, unknown]): entry is [string, string | number] =>
    typeof entry[1] === 'string' || typeof entry[1] === 'number';
  const params = Object.entries(reason.record('params')).filter(isParam);
  return {
    code: reason.choice('code', REVIEW_CODES),
    params: Object.fromEntries(params),
    at: reason.time('at'),
  };
}

function discountName(coupon: StoredFields): string {
  return coupon.text(coupon.flag('isAutomatic', false) ? 'description' : 'code');
}

export function countUnits({ lines }: Pick<ShownOrder, 'lines'>): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

function lineFrom(line: StoredFields): ShownLine {
  return {
    ...lineRefFrom(line),
    title: line.text('title'),
    sku: line.text('sku'),
    image: line.text('image'),
    unitPrice: paise(line.number('unitPrice')),
    quantity: line.number('quantity'),
    chargeTax: line.flag('chargeTax', true),
    discount: paise(line.number('discount')),
  };
}

function partFrom(part: StoredFields): Instalment {
  return {
    id: part.text('id'),
    share: part.number('share'),
    amount: paise(part.number('amount')),
    due: part.choice('due', ['now', 'on_delivery', 'on_date']),
    dueOn: part.timeOrNull('dueOn'),
    state: part.choice('state', ['due', 'paid', 'credited']),
    paymentId: part.text('paymentId') || null,
    ...(part.has('credited') && { credited: paise(part.number('credited')) }),
    ...(part.has('reduced') && { reduced: paise(part.number('reduced')) }),
    ...(part.has('receiptNumber') && { receiptNumber: part.text('receiptNumber') }),
    refundVouchers: part.parts('refundVouchers').map((voucher) => ({
      number: voucher.text('number'),
      amount: paise(voucher.number('amount')),
    })),
  };
}

function customerFrom(customer: StoredFields): ShownOrder['customer'] {
  const address = customer.part('address');
  const place = `${address.text('city')} ${address.text('pincode')}, ${address.text('state')}`;
  return {
    name: customer.text('name'),
    email: customer.text('email'),
    phone: customer.text('phone'),
    address: [address.text('line1'), address.text('line2'), place].filter((line) => line !== ''),
  };
}

function paymentFrom(payment: StoredFields): ShownOrder['payment'] {
  return {
    state: payment.choice('state', PAYMENT_STATES),
    method: payment.text('method'),
    captured: paise(payment.number('captured')),
    offerDiscount: paise(payment.part('offer').number('discount')),
    customerFee: paise(payment.number('customerFee')),
    refunded: paise(payment.number('refunded')),
    owed: paise(payment.number('owed')),
    id: payment.text('paymentId'),
  };
}

function backOnCardFrom(fields: StoredFields): ShownOrder['backOnCard'] {
  const card = fields.part('giftCard');
  const [cardId, last4] = [card.text('cardId'), card.text('last4')];
  const [amount, refunded] = [paise(card.number('amount')), paise(card.number('refunded'))];
  const closedBy = fields.text('closedBy') || null;
  const back = refundedToGiftCard({ giftCard: { cardId, last4, amount, refunded }, closedBy });
  return back > 0 ? { last4, amount: back } : null;
}

function shipmentFrom(parcel: StoredFields, state: OrderState): Shipment {
  const shipment = {
    id: parcel.text('id'),
    courier: parcel.text('courier'),
    awb: parcel.text('awb'),
    trackingUrl: webAddress(parcel.text('trackingUrl')),
    lines: parcel.parts('lines').map((line) => ({
      ...lineRefFrom(line),
      quantity: line.number('quantity'),
    })),
    shippedAt: parcel.time('shippedAt'),
    deliveredAt: parcel.timeOrNull('deliveredAt'),
  };
  const own = SHIPMENT_STATES.find((one) => one === parcel.text('state'));
  return { ...shipment, state: own ?? shipmentState(shipment, { state }) };
}

function timesFrom(times: StoredFields): StateTimes {
  const known: StateTimes = {};
  for (const state of ORDER_STATES) {
    const at = times.timeOrNull(state);
    if (at) known[state] = at;
  }
  return known;
}
