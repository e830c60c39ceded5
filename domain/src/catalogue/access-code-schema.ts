import { boolean, string, type InferOutput } from 'valibot';

import { count, time } from '../api/response-fields.ts';
import { storedObject, text, texts } from '../records/stored-fields.ts';

/** What staff see of a code. */
export const accessCodeFields = {
  id: string(),
  label: string(),
  companyName: text,
  last4: string(),
  maxUses: count,
  uses: count,
  active: boolean(),
  expiresAt: time,
  createdAt: time,
};

/**
 * accessCodes/{id}. The id is a keyed hash of the code, so that the database does not reveal codes. The code itself
 * is shown once and never stored.
 */
export const accessCodeSchema = storedObject({
  ...accessCodeFields,
  /** prefixes of the words of label and company name, and the last characters of the code */
  search: texts,
});
export type AccessCode = InferOutput<typeof accessCodeSchema>;
