import { object, string, type InferType } from 'yup';

import { companyFields, countedEmailField, isInGstState } from './account-fields.ts';
import { addressSchema } from '../shopping/customer-info.ts';
import { formMessages } from '../messages/form-messages.ts';
import { accountMessages } from '../messages/account-messages.ts';

/** Failed sign-ins to one account from one network address before it is locked (spec §9). */
export const SIGN_IN_TRIES = 5;
/** Failed sign-ins from one network address, which an office or a mobile network may share. */
export const SIGN_IN_TRIES_PER_ADDRESS = 30;
/** Length of the lock, in minutes. */
export const SIGN_IN_MINUTES = 15;

/**
 * Minutes. A sign-in must be this recent to close an account, and to change roles, money settings or a second factor.
 */
export const RECENT_SIGN_IN_MINUTES = 5;

/** POST /api/account/sign-in-check and …/sign-in-failed. The email address is lower-cased. */
export const signInAttemptSchema = object({
  email: countedEmailField(),
}).exact(formMessages.unknown_field);

/** POST /api/account/sync: staff send a random name stored in their browser, so that new devices are noticed. */
export const syncSchema = object({
  device: string().max(100, accountMessages.device_not_valid).default(''),
}).exact(formMessages.unknown_field);

/** A code of an authenticator app, or a recovery code. */
export const secondStepSchema = object({
  code: string().trim().required(accountMessages.code_missing).max(40, accountMessages.code_wrong),
}).exact(formMessages.unknown_field);

/** companies/{uid}/{file} in Storage. */
const DOCUMENT_PATH = /^companies\/[\w-]{1,128}\/[\w.-]{1,120}$/;

/**
 * POST /api/account/company. The GST number is stored in upper case without spaces. Without an address, as at
 * sign-up, the known address of the same company is kept.
 */
export const companyRequestSchema = object({
  ...companyFields,
  address: addressSchema.optional().default(undefined),
  documentPath: string()
    .max(300, accountMessages.document_unknown)
    .matches(DOCUMENT_PATH, accountMessages.document_unknown),
})
  .exact(formMessages.unknown_field)
  .test(isInGstState);

export type CompanyRequest = InferType<typeof companyRequestSchema>;

export const accessCodeRequestSchema = object({
  code: string()
    .trim()
    .required(accountMessages.access_code_required)
    .max(60, accountMessages.access_code_unreadable),
}).exact(formMessages.unknown_field);
