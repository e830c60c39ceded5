import { nullish, object, picklist, string, type InferOutput } from 'valibot';

import { count, time } from '../api/response-fields.ts';
import { storedObject, text, timeOrNull } from '../records/stored-fields.ts';

/**
 * `open`: waits for the customer. `answered`: the answer is on its way to the aggregator. `sent`: the aggregator has it.
 * `refused`: the aggregator did not accept it. `overdue`: no answer in time, and the courier does not try again.
 * `closed`: delivered, or on its way back.
 */
export const FAILED_DELIVERY_STATES = [
  'open',
  'answered',
  'sent',
  'refused',
  'overdue',
  'closed',
] as const;
export type FailedDeliveryState = (typeof FAILED_DELIVERY_STATES)[number];

/** In these states staff may answer in place of the customer. */
export const STATES_FOR_STAFF: readonly FailedDeliveryState[] = ['open', 'refused', 'overdue'];

/** Where the customer wants the parcel; '' for what does not change. */
const redirection = object({
  phone: string(),
  line1: string(),
  line2: string(),
  city: string(),
  pincode: string(),
});
export type Redirection = InferOutput<typeof redirection>;

/** failedDeliveries/{orderId}_{parcelId}: what happens with a parcel that the courier could not deliver. */
export const failedDeliverySchema = storedObject({
  id: string(),
  orderId: string(),
  orderNumber: string(),
  parcelId: string(),
  awb: string(),
  courier: text,
  /** the state of India to which it goes: it cannot be redirected to another one */
  deliveryState: text,
  /** the attempt that failed last, from 1 */
  attempt: count,
  /** in the courier's words */
  reason: text,
  failedAt: time,
  state: picklist(FAILED_DELIVERY_STATES),
  /** when it is too late for an answer; null once there is one */
  answerBy: timeOrNull,
  /** '' without an answer */
  choice: text,
  /** the day of the next attempt in India, as 2026-11-28; '' for the next possible one */
  day: text,
  /** deleted when the parcel is delivered or returns */
  redirection: nullish(redirection, null),
  /** `customer`, `schedule` for no answer in time, or who of the staff */
  answeredBy: text,
  answeredAt: timeOrNull,
  /** how we find our answer at the aggregator */
  reference: text,
  /** what staff read when it does not go on */
  problem: text,
  attempts: count,
  /** when the outbox goes on; null when there is nothing to do */
  nextAttemptAt: timeOrNull,
  lease: text,
});
export type FailedDelivery = InferOutput<typeof failedDeliverySchema>;
