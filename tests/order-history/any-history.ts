import fc from 'fast-check';

import type { HistoryStart } from './history-order.ts';

const EVENTS = [
  ...['pay', 'payOffline', 'voidPayment', 'invoice', 'ship', 'removeItems', 'sendBack'],
  ...['editItems', 'exchange', 'creditReturns'],
  ...['adjustPrice', 'cancel', 'expire', 'send', 'bankDecides', 'retry', 'recordManualRefund'],
  ...['refundInDashboard', 'openDispute', 'decideDispute', 'settle', 'deliver', 'nextDay'],
] as const;
export type EventName = (typeof EVENTS)[number];

/** Without them, nothing else can happen. */
const FREQUENT = ['pay', 'deliver', 'deliver', 'invoice', 'send', 'bankDecides', 'ship', 'cancel'];

export interface HistoryEvent {
  name: string;
  /** from 0 to 1: how much of what is possible */
  share: number;
  /** which of several, and how many webhooks arrive (0 to 3) */
  pick: number;
}

const anyLine = fc.record({
  price: fc.integer({ min: 1000, max: 900_000 }),
  quantity: fc.integer({ min: 1, max: 4 }),
  discount: fc.constantFrom(0, 0, 10, 33),
  taxPercent: fc.constantFrom(0, 5, 12, 18),
});

export const anyStart: fc.Arbitrary<HistoryStart> = fc.record({
  lines: fc.array(anyLine, { minLength: 1, maxLength: 3 }),
  shipping: fc.constantFrom(0, 15_000),
  giftCard: fc.constantFrom(0, 0, 500, 40_000, 9_000_000),
  credit: fc.constantFrom(0, 0, 30_000, 9_000_000),
  terms: fc.constantFrom(null, null, 'half-advance' as const, 'credit-30' as const),
});

const anyEvent = fc.record({
  name: fc.constantFrom<string>(...EVENTS, ...FREQUENT),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  pick: fc.nat(11),
});

const someEvents = fc.array(anyEvent, { minLength: 4, maxLength: 30 });

/** Few histories come as far as an exchange without them. */
const UNTIL_EXCHANGED: readonly HistoryEvent[] = ['pay', 'deliver', 'ship', 'exchange'].map(
  (name) => ({ name, share: 0.4, pick: 1 }),
);

/** Few histories pay what an edit added without them. */
const UNTIL_EDITED: readonly HistoryEvent[] = [
  { name: 'pay', share: 0.4, pick: 1 },
  { name: 'deliver', share: 0.4, pick: 0 },
  { name: 'editItems', share: 0.8, pick: 4 },
  { name: 'pay', share: 0.4, pick: 5 },
];

export const anyEvents = fc.oneof(
  { arbitrary: someEvents, weight: 4 },
  { arbitrary: someEvents.map((events) => [...UNTIL_EXCHANGED, ...events]), weight: 1 },
  { arbitrary: someEvents.map((events) => [...UNTIL_EDITED, ...events]), weight: 1 },
);
