import { object, string, type InferType } from 'yup';

import { companyFields, countedEmailField, isInGstState } from './account-fields.ts';
import { addressSchema } from '../shopping/customer-info.ts';
import { UNKNOWN_FIELD } from '../records/request-fields.ts';

/** Failed sign-ins to one account from one network address before that address must wait (spec §9). */
export const SIGN_IN_TRIES = 5;
/** Failures from one network address: an office or a mobile network shares one. */
export const SIGN_IN_TRIES_PER_ADDRESS = 30;
/** How long they wait, in minutes. */
export const SIGN_IN_MINUTES = 15;

/** How fresh a sign-in has to be to close an account, change a role or change the shop's bank account. */
export const RECENT_SIGN_IN_MINUTES = 5;

/** POST /api/account/sign-in-check and …/sign-in-failed; an address counts in lower case. */
export const signInAttemptSchema = object({
  email: countedEmailField(),
}).exact(UNKNOWN_FIELD);

/** POST /api/account/sync: staff send the random name that their browser keeps, so that a new one is noticed. */
export const syncSchema = object({
  device: string().max(100, 'This device is not valid.').default(''),
}).exact(UNKNOWN_FIELD);

/** Path of a document that its owner has put into Storage: companies/{uid}/{file}. */
const DOCUMENT_PATH = /^companies\/[\w-]{1,128}\/[\w.-]{1,120}$/;

/**
 * POST /api/account/company: the number is kept in upper case without spaces. A sign-up names no address yet; without
 * one, what is known of the same company stays.
 */
export const companyRequestSchema = object({
  ...companyFields,
  address: addressSchema.optional().default(undefined),
  documentPath: string()
    .max(300, 'This document is not known.')
    .matches(DOCUMENT_PATH, 'This document is not known.'),
})
  .exact(UNKNOWN_FIELD)
  .test(isInGstState);

export type CompanyRequest = InferType<typeof companyRequestSchema>;

/** POST /api/account/access-code. */
export const accessCodeRequestSchema = object({
  code: string()
    .trim()
    .required('Please enter an access code')
    .max(60, 'This access code is not valid'),
}).exact(UNKNOWN_FIELD);
