import { accessCodeInputSchema, type AccessCodeInput } from '@kargha/domain/catalogue/access-code';
import { endOfIndianDay, isCalendarDay } from '@kargha/domain/india/indian-day';
import { ApiError } from '#lib/server/api-client.ts';
import { formErrors } from '#lib/server/form-errors.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

/** The form as it is typed, by the names of what is sent: numbers are text, the end is a day in India. */
export interface TypedCode {
  label: string;
  companyName: string;
  maxUses: string;
  expiresAt: string;
}

export const BLANK_CODE: TypedCode = { label: '', companyName: '', maxUses: '', expiresAt: '' };

/** What the rules of a code have to say about the form, by field. */
export function codeErrors(typed: TypedCode): Partial<TypedCode> {
  return formErrors(accessCodeInputSchema, withValues(typed));
}

/** What is sent. Only for a form without errors. */
export function sentCode(typed: TypedCode): AccessCodeInput {
  return accessCodeInputSchema.cast(withValues(typed));
}

function withValues({ label, companyName, maxUses, expiresAt }: TypedCode) {
  return {
    label,
    companyName,
    maxUses: maxUses.trim() === '' ? undefined : maxUses,
    // The last day counts in full.
    expiresAt: isCalendarDay(expiresAt) ? endOfIndianDay(expiresAt) : undefined,
  };
}

/** The sentences of a refusal by field; empty when it was about something else. */
export function refusedFields(error: unknown): Partial<TypedCode> {
  if (!(error instanceof ApiError)) return {};
  const details = storedFields(error.details);
  const names = ['label', 'companyName', 'maxUses', 'expiresAt'] as const;
  const said = names.map((name) => [name, details.text(name)] as const);
  return Object.fromEntries(said.filter(([, sentence]) => sentence !== ''));
}
