import {
  array,
  boolean,
  entriesFromList,
  literal,
  nullish,
  number,
  object,
  optional,
  picklist,
  string,
  type InferOutput,
} from 'valibot';

import { deliveryDays, indianAddress, lineRef, orderTotals } from '../api/order-fields.ts';
import { count, paiseAmount, time } from '../api/response-fields.ts';
import { instalmentSchema, orderPaymentSchema } from '../payments/order-payment-schema.ts';
import { PAYMENT_TERMS } from '../payments/payment-terms.ts';
import { reviewReasonField } from '../payments/review-reason-field.ts';
import {
  amount,
  flag,
  paiseOrNothing,
  storedObject,
  text,
  textOrNull,
  timeOrNull,
} from '../records/stored-fields.ts';
import { lineTailoring } from '../shopping/line-tailoring.ts';
import { ORDER_STATES, SHIPMENT_STATES } from './order-state.ts';

const exchangeCredit = storedObject({
  /** the order whose items came back */
  orderId: string(),
  orderNumber: text,
  returnId: string(),
  credit: paiseAmount,
  /** of `credit`: what a return or a refund of the replacement gave back */
  refunded: optional(paiseAmount),
  /** of what was given back: what the order with the payment has refunded */
  passedOn: optional(paiseAmount),
});
export type ExchangeCredit = InferOutput<typeof exchangeCredit>;

/** The customer pays the courier. Such an order is placed by a code or by its advance, then has instalments. */
const cashOnDelivery = storedObject({
  /** paid online before it is placed; 0 when the code confirms it */
  advance: paiseAmount,
  /** keyed hashes of account, mailbox, phone, address and pincode: the history of each is counted */
  keys: array(string()),
  /** what the courier collected when it delivered; absent before */
  collected: optional(paiseAmount),
  /** `due` from delivery on, until the courier's remittance is recorded */
  remittance: optional(picklist(['due', 'received'])),
});
export type CashOnDelivery = InferOutput<typeof cashOnDelivery>;

/** A snapshot: later changes of the product do not affect it. */
const orderLine = storedObject({
  /** chosen options; absent without any, and in older orders */
  ...lineRef.entries,
  /** the combination of options whose stock it takes; missing when the product has one stock */
  variantId: optional(string()),
  /** what it is made to, and its price is part of `unitPrice`; absent for a product as it is */
  tailoring: optional(lineTailoring),
  /** working days until it ships; absent for a piece in stock */
  makingDays: optional(count),
  title: string(),
  /** absent without one, and in older orders */
  titleHindi: optional(string()),
  image: text,
  sku: text,
  hsnCode: text,
  unitPrice: paiseAmount,
  quantity: count,
  chargeTax: optional(boolean(), true),
  /** GST rate in per cent; absent in older orders, which use the default rate */
  taxPercent: optional(number()),
  /** share of the order's discount: the taxable value is unitPrice × quantity − discount */
  discount: paiseOrNothing,
  /** units taken from stock; 0 when the product's stock is not tracked */
  held: amount,
});
export type OrderLine = InferOutput<typeof orderLine>;

const stateTimes = object(entriesFromList(ORDER_STATES, optional(time)));
export type StateTimes = InferOutput<typeof stateTimes>;

const orderCoupon = storedObject({
  code: string(),
  /** no code was entered and no use is counted */
  isAutomatic: optional(literal(true)),
  description: text,
  /** taken off the goods, before GST */
  discount: paiseAmount,
});
export type OrderCoupon = InferOutput<typeof orderCoupon>;

const orderGiftCard = storedObject({
  cardId: string(),
  last4: string(),
  amount: paiseAmount,
  refunded: optional(paiseAmount),
});
export type OrderGiftCard = InferOutput<typeof orderGiftCard>;

const customer = storedObject({
  name: text,
  email: string(),
  phone: text,
  address: indianAddress,
  gstin: optional(string()),
  companyName: optional(string()),
  /** true when it is the verified email of the account that ordered: only then do emails repeat what was typed */
  isEmailProven: optional(boolean()),
  /** of emails; absent for English */
  language: optional(literal('hi')),
});
export type OrderCustomer = InferOutput<typeof customer>;

/** What a parcel's courier reported last, by the courier's clock. */
export const courierScan = storedObject({ code: count, status: text, location: text, at: time });

export const courierStateScan = storedObject({ code: count, at: time });

/** What the shopper sees of a delivery that failed; failedDeliveries has the rest. */
export const shownFailedDelivery = storedObject({
  attempt: count,
  /** in the courier's words */
  reason: text,
  /** null when no answer is needed any more */
  answerBy: timeOrNull,
  /** what the customer chose, and for which day; '' without an answer */
  choice: text,
  day: text,
});

const plannedParcel = storedObject({
  lines: array(storedObject({ ...lineRef.entries, quantity: count })),
  isPacked: optional(boolean()),
});

/** Older parcels have no state and follow the order's. */
const shipmentSchema = storedObject({
  id: string(),
  courier: text,
  awb: text,
  trackingUrl: text,
  lines: array(
    storedObject({
      ...lineRef.entries,
      quantity: count,
      /** codes of its pieces, without those that came back; absent in parcels from before pieces were recorded */
      pieces: optional(array(string())),
    }),
  ),
  shippedAt: time,
  deliveredAt: timeOrNull,
  state: optional(picklist(SHIPMENT_STATES)),
  /** absent before the first report */
  lastScan: optional(courierScan),
  /** the last scan that says a state; absent before the first, and in older parcels */
  stateScan: optional(courierStateScan),
  /** present while a delivery has failed and the parcel is neither delivered nor on its way back */
  failedDelivery: optional(shownFailedDelivery),
});
export type Shipment = InferOutput<typeof shipmentSchema>;
export type ShipmentLine = Shipment['lines'][number];

/** orders/{id}, with its id; `number` is the one that customers use. */
export const orderSchema = storedObject({
  id: string(),
  number: string(),
  uid: textOrNull,
  state: picklist(ORDER_STATES),
  stateTimes,
  /** who closed an unpaid checkout, or cancelled the order later */
  closedBy: nullish(picklist(['shopper', 'expiry', 'gateway', 'shortfall', 'staff']), null),
  lines: array(orderLine),
  totals: orderTotals,
  coupon: nullish(orderCoupon, null),
  giftCard: nullish(orderGiftCard, null),
  currency: optional(literal('INR'), 'INR'),
  customer,
  payment: orderPaymentSchema,
  /** what staff must check before the order continues; empty for nothing */
  reviewReasons: optional(array(reviewReasonField), []),
  /** true while stock is reserved for this order */
  stockHeld: flag,
  /** number of reservations; a reopened checkout reserves stock again */
  holdRound: amount,
  /** when an unpaid reservation ends; null once the order is paid or closed */
  holdExpiresAt: timeOrNull,
  shipments: optional(array(shipmentSchema), []),
  /** how staff split what has not left; absent for one parcel. Read with plannedParcels */
  plannedParcels: optional(array(plannedParcel)),
  /** parcels whose dispatch was cancelled; their numbers are not used again */
  cancelledParcels: optional(count),
  /** absent or null until the invoice is issued */
  invoiceNumber: nullish(string()),
  revision: optional(count),
  /** the state before the hold; absent when staff never put it on hold */
  heldFrom: optional(picklist(ORDER_STATES)),
  /** the shopper's request to cancel, which staff decide */
  cancelRequest: nullish(storedObject({ reason: text, at: time })),
  /** a replacement is paid with the worth of the returned items; absent in any other order */
  exchange: optional(exchangeCredit),
  /** what the worth of returned items has bought; absent without an exchange */
  replacements: optional(array(storedObject({ orderId: string(), orderNumber: string() }))),
  /** the part of what was paid that replacements are paid with now */
  creditGiven: optional(paiseAmount),
  draftId: optional(string()),
  /** the quotation it comes from; absent in orders from the cart, as are the next two */
  quoteId: optional(string()),
  cashOnDelivery: optional(cashOnDelivery),
  paymentTerms: optional(picklist(PAYMENT_TERMS)),
  /**
   * Such an order is `placed` from the start, with reserved stock and a `pending` payment. The payment is
   * `captured` once every instalment is paid; shipping requires what the payment terms ask for in advance.
   */
  instalments: optional(array(instalmentSchema)),
  purchaseOrderNumber: optional(string()),
  /** IDs of tags by staff. Shoppers read their orders, so the names are in settings/orderTags. */
  tags: optional(array(string())),
  /** from checkout; absent or null in older orders, in orders taken by staff, and once items were added */
  expectedDelivery: nullish(deliveryDays),
  createdAt: time,
  updatedAt: time,
});
export type Order = InferOutput<typeof orderSchema>;
export type ClosedBy = NonNullable<Order['closedBy']>;

/** orders/{id}/events/{id}: the history of an order. */
export const orderEventSchema = storedObject({
  what: string(),
  from: nullish(picklist(ORDER_STATES), null),
  to: picklist(ORDER_STATES),
  /** 'shopper', 'gateway', 'sweeper' or the uid of a member of staff */
  by: text,
  note: text,
  visibleToCustomer: flag,
  at: time,
});
export type OrderEvent = InferOutput<typeof orderEventSchema>;
