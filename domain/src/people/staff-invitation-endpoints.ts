import {
  array as list,
  object as response,
  picklist,
  string as text,
  type InferOutput,
} from 'valibot';
import { array, object, string } from 'yup';

import { defineEndpoints } from '../api/endpoint.ts';
import { time } from '../api/response-fields.ts';
import { accountMessages } from '../messages/account-messages.ts';
import { formMessages } from '../messages/form-messages.ts';
import { countedEmailField } from './account-fields.ts';
import { STAFF_ROLES } from './user-profile.ts';

const invitationRow = response({
  id: text(),
  email: text(),
  staffRoles: list(picklist(STAFF_ROLES)),
  sentAt: time,
  endsAt: time,
});
export type InvitationRow = InferOutput<typeof invitationRow>;

/** POST /api/staff-invitations */
const invitationSchema = object({
  email: countedEmailField(),
  staffRoles: array(string().oneOf(STAFF_ROLES, 'This staff role is not valid').required())
    .strict()
    .min(1, 'Choose at least one staff role')
    .max(STAFF_ROLES.length)
    .required('Choose at least one staff role'),
}).exact(formMessages.unknown_field);

const tokenSchema = object({
  token: string()
    .strict()
    .matches(/^[a-f\d]{64}$/, accountMessages.invitation_unknown)
    .required(accountMessages.invitation_unknown),
}).exact(formMessages.unknown_field);

const invited = response({ invitation: invitationRow });

const ENDED = ['invitation_expired', 'invitation_used', 'invitation_withdrawn'];

/** Invitations of staff by email: a link with a token that works once, for seven days. */
export const staffInvitationEndpoints = defineEndpoints('/api/staff-invitations', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists the open invitations of staff, the latest first.',
    who: 'staff',
    permission: 'users.role',
    response: response({ invitations: list(invitationRow) }),
  },
  invite: {
    method: 'POST',
    path: '/',
    does: 'Invites a person by email to join the staff.',
    who: 'staff',
    permission: 'users.role',
    body: invitationSchema,
    response: invited,
    errors: ['recent_sign_in_needed', 'already_invited', 'already_staff'],
  },
  resend: {
    method: 'POST',
    path: '/:id/resend',
    does: 'Sends an invitation again with another link, for seven days; the earlier link stops working.',
    who: 'staff',
    permission: 'users.role',
    response: invited,
    errors: ['recent_sign_in_needed', 'invitation_ended'],
  },
  withdraw: {
    method: 'POST',
    path: '/:id/withdraw',
    does: 'Withdraws an invitation: its link stops working.',
    who: 'staff',
    permission: 'users.role',
    errors: ['invitation_ended'],
  },
  look: {
    method: 'POST',
    path: '/look',
    does: 'Returns the invitation of a link: for which address, and with which staff roles.',
    onlyReads: true,
    body: tokenSchema,
    response: response({ email: text(), staffRoles: list(picklist(STAFF_ROLES)), endsAt: time }),
    errors: ENDED,
  },
  accept: {
    method: 'POST',
    path: '/accept',
    does: 'Makes the signed-in person a member of staff, if the link was sent to the address of the account.',
    who: 'person',
    body: tokenSchema,
    errors: [...ENDED, 'other_account', 'password_sign_in_needed', 'already_staff'],
  },
});
