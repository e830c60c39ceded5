import { boolean, date, number, object, string, type InferType } from 'yup';

import { readCrockford } from '../records/crockford.ts';
import { textSearch } from '../orders/order-listing.ts';
import { searchField, UNKNOWN_FIELD } from '../records/request-fields.ts';

/** Characters of a code that are drawn: 60 bits, so that nobody finds one by trying. */
export const ACCESS_CODE_LENGTH = 12;

/** accessCodes/{id}. The code itself is shown once and never stored; the id is a keyed hash of it. */
export interface AccessCode {
  label: string;
  companyName: string;
  /** the last four characters of the code */
  last4: string;
  /** beginnings of the words of label and company, and the last characters of the code */
  search: string[];
  maxUses: number;
  uses: number;
  active: boolean;
  expiresAt: Date;
  createdAt: Date;
}

/** One row of GET /api/access-codes when it is asked briefly; times are ISO 8601. */
export type AccessCodeRow = Pick<
  AccessCode,
  'label' | 'companyName' | 'last4' | 'maxUses' | 'uses' | 'active'
> & { id: string; expiresAt: string; createdAt: string };

/** A row with what the code opens now: the active products that stand behind it. */
export interface ListedAccessCode extends AccessCodeRow {
  /** titles of the first of them, by the alphabet */
  opens: readonly string[];
  /** there are, or may be, more than those that are named */
  opensMore: boolean;
}

/** GET /api/access-codes; `search` is the beginning of a word of label or company, or a code's last characters. */
export const accessCodeQuerySchema = object({
  search: searchField(),
  cursor: string().max(100),
  /** the codes alone, in longer pages: what they open is not looked up */
  brief: boolean().typeError('Enter true or false.').default(false),
});
export type AccessCodeQuery = InferType<typeof accessCodeQuerySchema>;

/** The texts by which the list of staff finds a code. */
export function accessCodeSearch({
  label,
  companyName,
  last4,
}: Pick<AccessCode, 'label' | 'companyName' | 'last4'>): string[] {
  return textSearch(label, companyName, last4);
}

/** POST /api/access-codes; the answer holds the code, which is shown this once. */
export const accessCodeInputSchema = object({
  label: string()
    .trim()
    .required('Enter a name for the code')
    .max(80, 'A name can have at most 80 characters'),
  companyName: string()
    .trim()
    .max(120, 'A company name can have at most 120 characters')
    .default(''),
  maxUses: number()
    .typeError('Uses must be a whole number')
    .integer('Uses must be a whole number')
    .min(1, 'Uses must be at least 1')
    .max(100_000, 'Uses can be at most 100,000')
    .required('Enter how often the code can be used'),
  expiresAt: date().typeError('Enter a date').required('Enter when the code expires'),
}).exact(UNKNOWN_FIELD);
export type AccessCodeInput = InferType<typeof accessCodeInputSchema>;

type CodeStatus = Pick<AccessCode, 'active' | 'uses' | 'maxUses' | 'expiresAt'>;

export type AccessCodeState = 'active' | 'ended' | 'used-up' | 'disabled';

/** How a code stands at a moment; what staff did to it goes before what happened by itself. */
export function accessCodeState(
  { active, uses, maxUses, expiresAt }: CodeStatus,
  now: Date,
): AccessCodeState {
  if (!active) return 'disabled';
  if (expiresAt <= now) return 'ended';
  return uses < maxUses ? 'active' : 'used-up';
}

/** Whether a code can be redeemed at a moment. */
export function isRedeemable(code: CodeStatus, now: Date): boolean {
  return accessCodeState(code, now) === 'active';
}

/** A code as it was meant: upper case, without spaces and dashes, I and L as 1, O as 0. */
export function readAccessCode(typed: string): string {
  return readCrockford(typed);
}

/** A code as it is handed out: groups of four. */
export function writeAccessCode(characters: string): string {
  return (characters.match(/.{1,4}/g) ?? []).join('-');
}
