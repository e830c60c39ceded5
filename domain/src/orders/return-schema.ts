import {
  type InferOutput,
  array,
  boolean,
  literal,
  number,
  optional,
  picklist,
  record,
  string,
} from 'valibot';

import { lineRef } from '../api/order-fields.ts';
import { count, paiseAmount, time } from '../api/response-fields.ts';
import {
  storedObject,
  text,
  textOrNull,
  timeOrEpoch,
  timeOrNull,
} from '../records/stored-fields.ts';
import { courierScan, courierStateScan } from './order-schema.ts';
import { SHIPMENT_STATES } from './order-state.ts';
import { EXCHANGE_STATES } from './exchange.ts';
import { RETURN_REASONS, RETURN_STATES } from './return.ts';

const returnLine = storedObject({
  ...lineRef.entries,
  title: text,
  /** absent without one, and in older returns */
  titleHindi: optional(string()),
  quantity: count,
  /** absent in older returns */
  reason: optional(picklist(RETURN_REASONS)),
  /** received and restocked quantity; absent until the parcel arrives */
  received: optional(number()),
  restocked: optional(number()),
  /** absent for a refund */
  exchange: optional(
    storedObject({
      /** the options that are sent instead */
      options: record(string(), string()),
      variantId: optional(string()),
      /** what one piece cost in the shop when the exchange was asked for, with GST: the returned and the other one */
      from: paiseAmount,
      to: paiseAmount,
      /** units reserved for it; 0 when the product's stock is not tracked, absent until they are reserved */
      held: optional(count),
    }),
  ),
});

/** returns/{id}, with its id. */
export const returnSchema = storedObject({
  id: string(),
  orderId: string(),
  orderNumber: text,
  uid: textOrNull,
  customerName: text,
  /** as in the order; absent means false */
  isEmailProven: optional(boolean()),
  /** of emails, as in the order; absent for English */
  language: optional(literal('hi')),
  customerEmail: text,
  state: picklist(RETURN_STATES),
  lines: array(returnLine),
  reason: text,
  answer: text,
  photos: optional(array(string())),
  estimate: optional(paiseAmount),
  refundId: textOrNull,
  /** deducted from the balance of the order; absent when everything was paid */
  credited: optional(paiseAmount),
  /** absent when no line asks for other options */
  exchange: optional(
    storedObject({
      state: picklist(EXCHANGE_STATES),
      /** of the replacement, with GST, when everything arrives; `estimate` is the worth of what is returned */
      price: paiseAmount,
      /** when the reserved pieces go back on sale; null unless pieces are reserved and still with the customer */
      reservedUntil: timeOrNull,
      /** the replacement, once it is ordered */
      orderId: textOrNull,
      orderNumber: text,
    }),
  ),
  /** absent until a courier is booked who picks it up, and without one */
  pickup: optional(
    storedObject({
      courier: text,
      awb: string(),
      trackingUrl: text,
      /** on its way to the shop: `shipped` is booked, `in_transit` picked up, `delivered` arrived at the shop */
      state: picklist(SHIPMENT_STATES),
      lastScan: optional(courierScan),
      stateScan: optional(courierStateScan),
    }),
  ),
  revision: optional(count),
  createdAt: time,
  updatedAt: timeOrEpoch,
});
export type OrderReturn = InferOutput<typeof returnSchema>;
