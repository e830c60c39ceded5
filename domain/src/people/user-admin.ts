import { array, boolean, object, string, type InferType } from 'yup';

import { ROLES, STAFF_ROLES } from './user-profile.ts';
import { searchField } from '../records/request-fields.ts';
import { formMessages } from '../messages/form-messages.ts';

export const USERS_PER_PAGE = 25;

export const USER_ACTIONS = [
  'role.change',
  'user.suspend',
  'user.restore',
  'user.revoke',
  'secondFactor.set',
  'secondFactor.removed',
  'secondFactor.reset',
  'secondFactor.recoveryCode',
  'secondFactor.recoveryCodes',
  'company.submit',
  'company.verify',
  'company.reject',
  'accessCode.redeem',
  'account.close',
] as const;

const reason = () =>
  string()
    .trim()
    .required('Please give a reason')
    .max(500, 'A reason can have at most 500 characters');

export const roleChangeSchema = object({
  role: string().oneOf(ROLES, 'This role is not valid').required('Please choose a role'),
  /** of an administrator; without it, a new administrator is an owner */
  staffRoles: array(string().oneOf(STAFF_ROLES, 'This staff role is not valid').required())
    .strict()
    .min(1, 'Choose at least one staff role')
    .max(STAFF_ROLES.length)
    .when('role', {
      is: 'admin',
      otherwise: (roles) => roles.max(0, 'Only administrators have staff roles'),
    }),
  reason: reason(),
}).exact(formMessages.unknown_field);
/** POST /api/users/{uid}/suspend. False restores the account. */
export const suspensionSchema = object({
  suspended: boolean().strict().required('Choose whether the account is suspended'),
  reason: reason(),
}).exact(formMessages.unknown_field);

/** POST /api/users/{uid}/revoke: signs the person out everywhere. */
export const revocationSchema = object({
  reason: string().trim().max(500, 'A reason can have at most 500 characters').default(''),
}).exact(formMessages.unknown_field);

/** POST /api/users/{uid}/second-factor-reset */
export const secondFactorResetSchema = object({ reason: reason() }).exact(
  formMessages.unknown_field,
);

/**
 * POST /api/users/{uid}/company. With `gstNumber` and `submittedAt` (ISO 8601; null in older profiles) the
 * decision applies only if the submission has not changed.
 */
export const companyDecisionSchema = object({
  decision: string()
    .oneOf(['approved', 'rejected'], 'The decision must be approved or rejected')
    .required('Please approve or reject'),
  gstNumber: string().max(15),
  submittedAt: string().max(40).nullable(),
  reason: reason(),
}).exact(formMessages.unknown_field);
export type CompanyDecision = InferType<typeof companyDecisionSchema>;

/** GET /api/users. `search` is the start of a name, email address or phone number. */
export const userListQuerySchema = object({
  search: searchField(),
  role: string().oneOf(ROLES, 'This role is not valid'),
  cursor: string().max(200),
});
export type UserListQuery = InferType<typeof userListQuerySchema>;
