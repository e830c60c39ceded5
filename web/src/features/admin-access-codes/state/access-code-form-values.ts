import { object, optional, string } from 'valibot';

import { accessCodeInputSchema, type AccessCodeInput } from '@kargha/domain/catalogue/access-code';
import { endOfIndianDay, isCalendarDay } from '@kargha/domain/india/indian-day';
import { ApiError } from '#lib/server/api-client.ts';
import { formErrors } from '#lib/server/form-errors.ts';
import { storedReader } from '#lib/documents/stored-reader.ts';

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

const message = optional(string());
const readMessages = storedReader(
  '/api/access-codes',
  object({ label: message, companyName: message, maxUses: message, expiresAt: message }),
);

/** Returns the server's messages by field, or nothing for other errors. */
export function fieldErrorsFrom(error: unknown): Partial<AccessCodeFormValues> {
  if (!(error instanceof ApiError)) return {};
  return readMessages(error.details) ?? {};
}
