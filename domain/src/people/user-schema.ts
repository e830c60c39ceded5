import {
  array,
  boolean,
  fallback,
  nullish,
  optional,
  picklist,
  record,
  string,
  union,
  type InferOutput,
} from 'valibot';

import { indianAddress } from '../api/order-fields.ts';
import {
  flag,
  known,
  storedObject,
  text,
  textOrNull,
  texts,
  timeOrEpoch,
  timeOrNull,
} from '../records/stored-fields.ts';
import { secondFactorSchema } from './second-factor.ts';
import { endedSignInFields } from './sign-in-schema.ts';
import { COMPANY_STATES, ROLES, STAFF_ROLES } from './user-profile.ts';

/** Verification of a company. Written by the server only. */
export const companyVerificationSchema = storedObject({
  state: picklist(COMPANY_STATES),
  /** Storage path of the submitted document; '' without one */
  documentPath: text,
  /** registered address; missing for companies verified before it was required */
  address: optional(indianAddress),
  /** reason given by staff; '' before the decision */
  decision: text,
  decidedBy: textOrNull,
  submittedAt: timeOrNull,
  decidedAt: timeOrNull,
});
export type CompanyVerification = InferOutput<typeof companyVerificationSchema>;

const savedAddress = storedObject({
  ...indianAddress.entries,
  id: string(),
  name: text,
  phone: text,
});
export type SavedAddress = InferOutput<typeof savedAddress>;

/** users/{uid}. Missing values are empty strings. */
export const userSchema = storedObject({
  uid: string(),
  /** equal to uid, set at sign-in */
  id: string(),
  email: text,
  fullName: text,
  phone: text,
  /** an unknown role has no more rights than a customer */
  role: fallback(optional(picklist(ROLES), 'customer'), 'customer'),
  /** of an administrator; missing: an owner from before there were staff roles. Written by the server only */
  staffRoles: optional(fallback(known(STAFF_ROLES), [])),
  avatar: text,
  companyName: text,
  gstNumber: text,
  /** IDs of redeemed access codes */
  accessCodes: texts,
  isEmailVerified: flag,
  isPhoneVerified: flag,
  addresses: optional(array(savedAddress), []),
  preferences: optional(record(string(), union([boolean(), string()])), {}),
  /** true after a first sign-in with Google, Facebook or phone */
  isNewUser: optional(boolean()),
  /** true: may neither read nor write private data. Written by the server only */
  suspended: optional(boolean()),
  ...endedSignInFields,
  /** of staff; missing without one. Written by the server only */
  secondFactor: optional(secondFactorSchema),
  /** email address whose mailbox the person has proven to read; missing without one. Written by the server only */
  provenMailbox: optional(string()),
  /** hashed names of browsers used by a staff member before all sign-ins were listed (`sign-in-schema.ts`) */
  staffDevices: optional(array(string())),
  companyVerification: nullish(companyVerificationSchema),
  lastLogin: timeOrEpoch,
  createdAt: timeOrEpoch,
  updatedAt: timeOrEpoch,
});
export type UserProfile = InferOutput<typeof userSchema>;
