import { object, string, type InferOutput } from 'valibot';

import { text, timeOrEpoch } from '../records/stored-fields.ts';
import { recordOf, textOf } from '../records/stored-record.ts';

/** An advertised figure and its date. */
export const claimSchema = object({
  /** short name, used for sorting and by some pages */
  id: string(),
  value: text,
  label: text,
  asOf: timeOrEpoch,
});
export type Claim = InferOutput<typeof claimSchema>;

export const SHIPPING_CLAIM = 'shipping';

/** Claims of settings/public, sorted by short name. Missing fields are empty. */
export function readClaims(stored: unknown): Claim[] {
  return Object.entries(recordOf(stored))
    .map(([id, claim]) => claimFrom(id, recordOf(claim)))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

function claimFrom(id: string, { value, label, asOf }: Readonly<Record<string, unknown>>): Claim {
  const day = asOf instanceof Date ? asOf : new Date(0);
  return { id, value: textOf(value), label: textOf(label), asOf: day };
}
