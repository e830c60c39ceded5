import { date, number, object, string, type InferType } from 'yup';

import { readCrockford } from './crockford.ts';

/** Characters of a code that are drawn: 60 bits, so that nobody finds one by trying. */
export const ACCESS_CODE_LENGTH = 12;

/** accessCodes/{id}. The code itself is shown once and never stored; the id is a keyed hash of it. */
export interface AccessCode {
  label: string;
  companyName: string;
  /** the last four characters of the code */
  last4: string;
  maxUses: number;
  uses: number;
  active: boolean;
  expiresAt: Date;
  createdAt: Date;
}

/** One row of GET /api/access-codes; times are ISO 8601. */
export type AccessCodeRow = Pick<
  AccessCode,
  'label' | 'companyName' | 'last4' | 'maxUses' | 'uses' | 'active'
> & { id: string; expiresAt: string; createdAt: string };

/** POST /api/access-codes; the answer holds the code, which is shown this once. */
export const accessCodeInputSchema = object({
  label: string()
    .trim()
    .required('Please name the code')
    .max(80, 'A name can have at most 80 characters'),
  companyName: string().trim().max(120, 'A company can have at most 120 characters').default(''),
  maxUses: number()
    .integer('Uses are a whole number')
    .min(1, 'A code is good for at least one use')
    .max(100_000, 'A code is good for at most 100,000 uses')
    .required('Please say how often the code may be used'),
  expiresAt: date().typeError('Please enter a date').required('Please say when the code ends'),
}).exact('This field is not known.');
export type AccessCodeInput = InferType<typeof accessCodeInputSchema>;

/** Whether a code can be redeemed at a moment. */
export function isRedeemable(
  {
    active,
    uses,
    maxUses,
    expiresAt,
  }: Pick<AccessCode, 'active' | 'uses' | 'maxUses' | 'expiresAt'>,
  now: Date,
): boolean {
  return active && uses < maxUses && expiresAt > now;
}

/** A code as it was meant: upper case, without spaces and dashes, I and L as 1, O as 0. */
export function readAccessCode(typed: string): string {
  return readCrockford(typed);
}

/** A code as it is handed out: groups of four. */
export function writeAccessCode(characters: string): string {
  return (characters.match(/.{1,4}/g) ?? []).join('-');
}
