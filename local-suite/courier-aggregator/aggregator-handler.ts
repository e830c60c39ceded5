import type { AggregatorOrders } from './aggregator-orders.ts';

export const AGGREGATOR_CALLS = [
  'login',
  'rates',
  'serviceability',
  'find_orders',
  'create_order',
  'assign_awb',
  'cancel_order',
  'label',
  'manifest',
  'pickup',
  'find_answers',
  'answer_delivery',
] as const;
export type AggregatorCall = (typeof AGGREGATOR_CALLS)[number];

export interface CallInput {
  orders: AggregatorOrders;
  /** of this server, for the links of files */
  origin: string;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

export interface Handler {
  call: AggregatorCall;
  work: (input: CallInput) => object;
}
