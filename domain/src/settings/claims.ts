import { recordOf, textOf, timeOf, type StoredPart } from '../records/stored-record.ts';

/** An advertised figure and its date. */
export interface Claim {
  /** short name, used for sorting and by some pages */
  id: string;
  value: string;
  label: string;
  asOf: Date;
}

export const SHIPPING_CLAIM = 'shipping';

/** Claims of settings/public, sorted by short name. Missing fields are empty. */
export function readClaims(stored: unknown): Claim[] {
  return Object.entries(recordOf(stored))
    .map(([id, claim]) => claimFrom(id, recordOf(claim)))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** A claim in a response. */
export function readClaim(stored: unknown): Claim {
  const { id, ...claim } = recordOf(stored);
  return claimFrom(textOf(id), claim);
}

function claimFrom(id: string, { value, label, asOf }: StoredPart): Claim {
  return { id, value: textOf(value), label: textOf(label), asOf: timeOf(asOf) };
}
