import type { Router } from 'express';

import { staffInvitationEndpoints } from '@kargha/domain/people/staff-invitation-endpoints';
import { invitationEnd } from '@kargha/domain/people/staff-invitation-schema';

import { requireRecentSignIn } from '../../http/recent-sign-in.ts';
import type { Identity } from '../../platform/identity.ts';
import { serveEndpoints } from '../serve-endpoints.ts';
import { acceptInvitation, findInvitation } from './accept-invitation.ts';
import {
  inviteStaff,
  listInvitations,
  resendInvitation,
  withdrawInvitation,
} from './invite-staff.ts';

const SIGN_IN_AGAIN = 'Please sign in again to confirm it is you, then send the invitation.';

export function invitationRoutes(now: () => Date): Router {
  const inviterOf = (caller: Identity) => ({ by: caller.uid, at: now() });
  return serveEndpoints(staffInvitationEndpoints, {
    list: async () => ({ invitations: await listInvitations() }),
    invite: async ({ body, caller }) => {
      requireRecentSignIn(caller, now(), SIGN_IN_AGAIN);
      return { invitation: await inviteStaff(body, inviterOf(caller)) };
    },
    resend: async ({ params: { id }, caller }) => {
      requireRecentSignIn(caller, now(), SIGN_IN_AGAIN);
      return { invitation: await resendInvitation(id, inviterOf(caller)) };
    },
    withdraw: ({ params: { id }, caller }) => withdrawInvitation(id, inviterOf(caller)),
    look: async ({ body: { token } }) => {
      const { email, staffRoles, ...invitation } = await findInvitation(token, now());
      return { email, staffRoles, endsAt: invitationEnd(invitation) };
    },
    accept: ({ body: { token }, caller }) => acceptInvitation(token, caller, now()),
  });
}
