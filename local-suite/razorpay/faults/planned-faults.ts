/** The REST calls that can be made to fail. */
export const CALLS = [
  'create_order',
  'fetch_order',
  'list_orders',
  'order_payments',
  'fetch_payment',
  'list_payments',
  'capture',
  'refund',
  'fetch_refund',
  'list_refunds',
  'list_disputes',
  'fetch_dispute',
  'accept_dispute',
  'contest_dispute',
  'create_document',
  'list_settlements',
  'settlement_items',
  'list_downtimes',
] as const;

export type Call = (typeof CALLS)[number];

/** `before` and `after` refer to the call's effect. */
export const FAULTS = [
  'timeout_before',
  'timeout_after',
  'refused',
  'rate_limited',
  'declined',
  'not_enough_balance',
  'server_error_html',
  'malformed_json',
  'wrong_amount',
  'wrong_id',
  'slow_30s',
] as const;

export type Fault = (typeof FAULTS)[number];

export interface PlannedFault {
  call: Call | 'any';
  fault: Fault;
  /** How many more calls it affects. */
  times: number;
  /** How many calls pass before it begins, such as the first pages of a list; absent for none. */
  skip?: number;
}
