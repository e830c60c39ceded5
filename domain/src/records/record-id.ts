/**
 * Allowed record IDs, from `min` to `max` characters. Firestore reserves names between double underscores, and
 * JavaScript gives some of them a meaning.
 */
export function recordIds(min: number, max: number): RegExp {
  return new RegExp(String.raw`^(?!__.*__$)[\w-]{${min},${max}}$`);
}

export const RECORD_ID = recordIds(1, 150);

/** Products also get IDs from outside, without the limits of other records. */
export const PRODUCT_ID = /^[A-Za-z0-9_-]{1,100}$/;

/** Check this before asking Firestore for an ID from a request. */
export function isRecordId(id: unknown): id is string {
  return typeof id === 'string' && RECORD_ID.test(id);
}
