import { recordOf, textOf } from '../records/stored-record.ts';

/** A figure that the shop advertises, with the day on which it was counted. */
export interface Claim {
  /** its short name, by which the list is in order; some pages know a claim by it */
  id: string;
  value: string;
  label: string;
  asOf: Date;
}

/** How far the shop sends: the contact page tells it, among what somebody can count on. */
export const SHIPPING_CLAIM = 'shipping';

/** The claims in settings/public, times as dates, in the order of their short names; what is missing of one is empty. */
export function readClaims(stored: unknown): Claim[] {
  return Object.entries(recordOf(stored))
    .map(([id, claim]) => claimFrom(id, recordOf(claim)))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

function claimFrom(id: string, { value, label, asOf }: Readonly<Record<string, unknown>>): Claim {
  const day = asOf instanceof Date ? asOf : new Date(0);
  return { id, value: textOf(value), label: textOf(label), asOf: day };
}
