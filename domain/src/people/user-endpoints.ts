import {
  array,
  boolean,
  nullable,
  object,
  optional,
  pick,
  picklist,
  string,
  type InferOutput,
} from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { time } from '../api/response-fields.ts';
import { historyRow } from './history-row.ts';
import {
  companyDecisionSchema,
  revocationSchema,
  roleChangeSchema,
  secondFactorResetSchema,
  suspensionSchema,
  userListQuerySchema,
} from './user-admin.ts';
import { STAFF_ROLES } from './user-profile.ts';
import { companyVerificationSchema, userSchema } from './user-schema.ts';

/** Without addresses and access codes. */
const userRow = object({
  ...pick(userSchema, [
    'uid',
    'email',
    'fullName',
    'phone',
    'role',
    'avatar',
    'companyName',
    'gstNumber',
    'isEmailVerified',
    'isPhoneVerified',
  ]).entries,
  /** of an administrator; empty for everyone else */
  staffRoles: array(picklist(STAFF_ROLES)),
  companyVerification: nullable(companyVerificationSchema),
  suspended: boolean(),
  /** of an administrator: whether an authenticator app is set up */
  hasSecondFactor: optional(boolean(), false),
  lastLogin: nullable(time),
  createdAt: nullable(time),
});
export type UserRow = InferOutput<typeof userRow>;

const userPage = object({ users: array(userRow), nextCursor: nullable(string()) });
export type UserPage = InferOutput<typeof userPage>;

/** Null without a profile. */
const userWithHistory = object({ user: nullable(userRow), history: array(historyRow) });
export type UserWithHistory = InferOutput<typeof userWithHistory>;

const response = object({ user: userRow });

export const userEndpoints = defineEndpoints('/api/users', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists people, page by page.',
    who: 'staff',
    permission: 'users.read',
    query: userListQuerySchema,
    response: userPage,
  },
  history: {
    method: 'GET',
    path: '/:uid/history',
    does: 'Returns an account and its history.',
    who: 'staff',
    permission: 'users.read',
    response: userWithHistory,
  },
  companyDocument: {
    method: 'GET',
    path: '/:uid/company-document',
    does: 'Returns the company document.',
    who: 'staff',
    permission: 'users.companies',
    file: 'application/octet-stream',
  },
  changeRole: {
    method: 'PUT',
    path: '/:uid/role',
    does: 'Changes the role of a person.',
    who: 'staff',
    permission: 'users.role',
    body: roleChangeSchema,
    response,
    errors: ['recent_sign_in_needed', 'email_not_verified', 'last_admin'],
  },
  suspend: {
    method: 'POST',
    path: '/:uid/suspend',
    does: 'Suspends or restores an account.',
    who: 'staff',
    permission: 'users.suspend',
    body: suspensionSchema,
    response,
    errors: ['last_admin'],
  },
  revoke: {
    method: 'POST',
    path: '/:uid/revoke',
    does: 'Signs a person out everywhere.',
    who: 'staff',
    permission: 'users.suspend',
    body: revocationSchema,
  },
  resetSecondFactor: {
    method: 'POST',
    path: '/:uid/second-factor-reset',
    does: 'Removes the authenticator app of a member of staff and signs them out everywhere.',
    who: 'staff',
    permission: 'users.role',
    body: secondFactorResetSchema,
    response,
    errors: ['recent_sign_in_needed', 'no_second_factor', 'own_second_factor'],
  },
  decideCompany: {
    method: 'POST',
    path: '/:uid/company',
    does: 'Approves or rejects a submitted company.',
    who: 'staff',
    permission: 'users.companies',
    body: companyDecisionSchema,
    response,
    errors: ['stale', 'no_company'],
  },
});
