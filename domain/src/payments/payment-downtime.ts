import { array, nullable, picklist, string, type InferOutput } from 'valibot';

import { time } from '../api/response-fields.ts';
import { DAY_MS, MINUTE_MS } from '../records/time-spans.ts';
import { storedObject } from '../records/stored-fields.ts';

/** razorpay.com/docs/api/payments/downtime/entity */
export const DOWNTIME_METHODS = ['card', 'netbanking', 'upi', 'wallet'] as const;
export type DowntimeMethod = (typeof DOWNTIME_METHODS)[number];

const downtimeSchema = storedObject({
  id: string(),
  method: picklist(DOWNTIME_METHODS),
  /** `high`: payments fail. `medium`: many of them do. */
  severity: picklist(['high', 'medium']),
  /** bank, card network or UPI app, by the gateway's code; null when the whole method is affected */
  instrument: nullable(string()),
  begin: time,
  /** only of announced maintenance */
  end: nullable(time),
  updatedAt: time,
});
export type PaymentDowntime = InferOutput<typeof downtimeSchema>;

/** settings/paymentDowntimes: what the gateway listed last, and when the shop last asked. */
export const downtimeListSchema = storedObject({
  downtimes: array(downtimeSchema),
  /** when the list was requested that is stored */
  listedAt: time,
  /** when the gateway was last asked, with or without success */
  askedAt: time,
});
export type DowntimeList = InferOutput<typeof downtimeListSchema>;

/** The list is asked for again at most this often, unless a webhook announces a change. */
const ASK_AGAIN_MS = 5 * MINUTE_MS;
/** An older list may be wrong: the gateway could not be asked since. */
const STALE_MS = 30 * MINUTE_MS;
/** A downtime that the gateway neither updates nor resolves. */
const FORGOTTEN_MS = DAY_MS;

export function shouldListDowntimes(known: DowntimeList | null, now: Date): boolean {
  return !known || now.getTime() - known.askedAt.getTime() >= ASK_AGAIN_MS;
}

/** What to announce now. Each ends automatically, even if the gateway never says so. */
export function currentDowntimes(known: DowntimeList | null, now: Date): PaymentDowntime[] {
  const at = now.getTime();
  if (!known || at - known.listedAt.getTime() > STALE_MS) return [];
  return known.downtimes.filter(
    ({ begin, end, updatedAt }) =>
      begin.getTime() <= at &&
      (end === null || at < end.getTime()) &&
      at - Math.max(begin.getTime(), updatedAt.getTime()) < FORGOTTEN_MS,
  );
}

/** Methods that cannot be paid with at all. None when that would leave nothing to pay with. */
export function unusableMethods(
  downtimes: readonly Pick<PaymentDowntime, 'method' | 'severity' | 'instrument'>[],
): DowntimeMethod[] {
  const unusable = DOWNTIME_METHODS.filter((method) =>
    downtimes.some(
      (one) => one.method === method && one.severity === 'high' && one.instrument === null,
    ),
  );
  return unusable.length < DOWNTIME_METHODS.length ? unusable : [];
}
