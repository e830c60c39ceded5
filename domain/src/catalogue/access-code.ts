import { boolean, date, number, object, string, type InferType } from 'yup';

import type { AccessCode } from './access-code-schema.ts';
import { readCrockford } from '../records/crockford.ts';
import { textSearch } from '../orders/order-listing.ts';
import { searchField } from '../records/request-fields.ts';
import { formMessages } from '../messages/form-messages.ts';

/** 60 random bits, so that a code cannot be guessed. */
export const ACCESS_CODE_LENGTH = 12;

/**
 * GET /api/access-codes. `search` is the start of a word of label or company name, or the last characters of a
 * code.
 */
export const accessCodeQuerySchema = object({
  search: searchField(),
  cursor: string().max(100),
  /** codes only, in longer pages, without the products that they unlock */
  brief: boolean().typeError('Enter true or false.').default(false),
});
export type AccessCodeQuery = InferType<typeof accessCodeQuerySchema>;

export function accessCodeSearch({
  label,
  companyName,
  last4,
}: Pick<AccessCode, 'label' | 'companyName' | 'last4'>): string[] {
  return textSearch(label, companyName, last4);
}

/** POST /api/access-codes. The response contains the code, which is shown only once. */
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
}).exact(formMessages.unknown_field);
export type AccessCodeInput = InferType<typeof accessCodeInputSchema>;

type CodeStatus = Pick<AccessCode, 'active' | 'uses' | 'maxUses' | 'expiresAt'>;

export type AccessCodeState = 'active' | 'ended' | 'used-up' | 'disabled';

/** Disabled by staff wins over expired and used up. */
export function accessCodeState(
  { active, uses, maxUses, expiresAt }: CodeStatus,
  now: Date,
): AccessCodeState {
  if (!active) return 'disabled';
  if (expiresAt <= now) return 'ended';
  return uses < maxUses ? 'active' : 'used-up';
}

export function isRedeemable(code: CodeStatus, now: Date): boolean {
  return accessCodeState(code, now) === 'active';
}

/** Normalises a typed code: upper case, no spaces or dashes, I and L read as 1, O as 0. */
export function readAccessCode(typed: string): string {
  return readCrockford(typed);
}

/** Formats a code in groups of four. */
export function writeAccessCode(characters: string): string {
  return (characters.match(/.{1,4}/g) ?? []).join('-');
}
