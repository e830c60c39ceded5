import { accessCodeInputSchema, type AccessCodeInput } from '@kargha/domain/catalogue/access-code';
import { endOfIndianDay, isCalendarDay } from '@kargha/domain/india/indian-day';
import { ApiError } from '#lib/server/api-client.ts';
import { formErrors } from '#lib/server/form-errors.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

/** The form as it is typed, by the names of what is sent: numbers are text, the end is a day in India. */
export interface AccessCodeFormValues {
  label: string;
  companyName: string;
  maxUses: string;
  expiresAt: string;
}

export const BLANK_CODE: AccessCodeFormValues = { label: '', companyName: '', maxUses: '', expiresAt: '' };

/** What the rules of a code have to say about the form, by field. */
export function validateAccessCode(values: AccessCodeFormValues): Partial<AccessCodeFormValues> {
  return formErrors(accessCodeInputSchema, toSchemaInput(values));
}

/** What is sent. Only for a form without errors. */
export function toAccessCodePayload(values: AccessCodeFormValues): AccessCodeInput {
  return accessCodeInputSchema.cast(toSchemaInput(values));
}

function toSchemaInput({ label, companyName, maxUses, expiresAt }: AccessCodeFormValues) {
  return {
    label,
    companyName,
    maxUses: maxUses.trim() === '' ? undefined : maxUses,
    // The last day counts in full.
    expiresAt: isCalendarDay(expiresAt) ? endOfIndianDay(expiresAt) : undefined,
  };
}

/** The sentences of a refusal by field; empty when it was about something else. */
export function fieldErrorsFrom(error: unknown): Partial<AccessCodeFormValues> {
  if (!(error instanceof ApiError)) return {};
  const details = storedFields(error.details);
  const names = ['label', 'companyName', 'maxUses', 'expiresAt'] as const;
  const messages = names.map((name) => [name, details.text(name)] as const);
  return Object.fromEntries(messages.filter(([, sentence]) => sentence !== ''));
}
