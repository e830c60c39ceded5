import { array, boolean, number, optional, picklist, string, type InferOutput } from 'valibot';

import { lineRef } from '../api/order-fields.ts';
import { count, paiseAmount, time } from '../api/response-fields.ts';
import { storedObject, text, textOrNull, timeOrEpoch } from '../records/stored-fields.ts';
import { RETURN_REASONS, RETURN_STATES } from './return.ts';

const returnLine = storedObject({
  ...lineRef.entries,
  title: text,
  quantity: count,
  /** absent in older returns */
  reason: optional(picklist(RETURN_REASONS)),
  /** received and restocked quantity; absent until the parcel arrives */
  received: optional(number()),
  restocked: optional(number()),
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
  revision: optional(count),
  createdAt: time,
  updatedAt: timeOrEpoch,
});
export type OrderReturn = InferOutput<typeof returnSchema>;
