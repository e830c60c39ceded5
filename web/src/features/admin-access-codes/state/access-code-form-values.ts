import { accessCodeInputSchema, type AccessCodeInput } from '@kargha/domain/catalogue/access-code';
import { endOfIndianDay, isCalendarDay } from '@kargha/domain/india/indian-day';
import { ApiError } from '#lib/server/api-client.ts';
import { formErrors } from '#lib/server/form-errors.ts';
import { storedFields } from '#lib/documents/stored-fields.ts';

/** Form values, with the field names of the API. Numbers are text; the expiry is a day in IST. */
export interface AccessCodeFormValues {
  label: string;
  companyName: string;
  maxUses: string;
  expiresAt: string;
}

export const BLANK_CODE: AccessCodeFormValues = {
  label: '',
  companyName: '',
  maxUses: '',
  expiresAt: '',
};

export function validateAccessCode(values: AccessCodeFormValues): Partial<AccessCodeFormValues> {
  return formErrors(accessCodeInputSchema, toSchemaInput(values));
}

export function toAccessCodePayload(values: AccessCodeFormValues): AccessCodeInput {
  return accessCodeInputSchema.cast(toSchemaInput(values));
}

function toSchemaInput({ label, companyName, maxUses, expiresAt }: AccessCodeFormValues) {
  return {
    label,
    companyName,
    maxUses: maxUses.trim() === '' ? undefined : maxUses,
    // The code is valid until the end of this day.
    expiresAt: isCalendarDay(expiresAt) ? endOfIndianDay(expiresAt) : undefined,
  };
}

/** Returns the server's messages by field, or nothing for other errors. */
export function fieldErrorsFrom(error: unknown): Partial<AccessCodeFormValues> {
  if (!(error instanceof ApiError)) return {};
  const details = storedFields(error.details);
  const names = ['label', 'companyName', 'maxUses', 'expiresAt'] as const;
  const messages = names.map((name) => [name, details.text(name)] as const);
  return Object.fromEntries(messages.filter(([, sentence]) => sentence !== ''));
}
