/**
 * What the ids of the shop's own records are made of, from `least` to `most` characters. Firestore keeps names between double
 * underscores for itself, and JavaScript means some of them.
 */
export function recordIds(min: number, max: number): RegExp {
  return new RegExp(String.raw`^(?!__.*__$)[\w-]{${min},${max}}$`);
}

/** The id of any record. */
export const RECORD_ID = recordIds(1, 150);

/** Whether something can be the id of a record; Firestore is asked for nothing else. */
export function isRecordId(id: unknown): id is string {
  return typeof id === 'string' && RECORD_ID.test(id);
}
