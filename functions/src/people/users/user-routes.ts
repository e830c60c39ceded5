import type { Router } from 'express';

import type { Permission } from '@kargha/domain/people/staff-permissions';
import { userEndpoints } from '@kargha/domain/people/user-endpoints';
import { isRecordId } from '@kargha/domain/records/record-id';

import { notFound } from '../../http/errors.ts';
import { requireRecentSignIn } from '../../http/recent-sign-in.ts';
import { sendDownload } from '../../http/send-file.ts';
import type { Identity } from '../../platform/identity.ts';
import { readCompanyDocument } from '../companies/company-document.ts';
import { decideCompany } from '../companies/decide-company.ts';
import { serveEndpoints } from '../serve-endpoints.ts';
import type { UserAction } from './change-user.ts';
import { listUsers, rowOf } from './list-users.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { changeRole, revokeSessions, setSuspended } from './staff-actions.ts';
import { userWithHistory } from './user-history.ts';

const SIGN_IN_AGAIN = 'Please sign in again to confirm it is you, then change the role.';

const RESET_AFTER_SIGN_IN =
  'Please sign in again to confirm it is you, then reset the second factor.';

interface ActionCall {
  params: { uid: string };
  body: { reason: string };
  caller: Identity;
}

export function userRoutes(now: () => Date): Router {
  const actionOf = (
    { params: { uid }, body: { reason }, caller }: ActionCall,
    needs: Permission,
  ): UserAction => ({
    by: caller.uid,
    needs,
    whom: knownUid(uid),
    reason,
    at: now(),
  });
  return serveEndpoints(userEndpoints, {
    list: ({ query }) => listUsers(query),
    history: ({ params: { uid } }) => userWithHistory(knownUid(uid)),
    companyDocument: async ({ params: { uid }, response }) => {
      const { name, content } = await readCompanyDocument(knownUid(uid));
      sendDownload(response, name, content);
    },
    changeRole: async (call) => {
      const { body, caller } = call;
      requireRecentSignIn(caller, now(), SIGN_IN_AGAIN);
      const staffAction = { ...actionOf(call, 'users.role'), byEmail: caller.email ?? '' };
      return { user: rowOf(await changeRole(staffAction, body)) };
    },
    suspend: async (call) => ({
      user: rowOf(await setSuspended(actionOf(call, 'users.suspend'), call.body.suspended)),
    }),
    revoke: (call) => revokeSessions(actionOf(call, 'users.suspend')),
    resetSecondFactor: async (call) => {
      requireRecentSignIn(call.caller, now(), RESET_AFTER_SIGN_IN);
      return { user: rowOf(await resetSecondFactor(actionOf(call, 'users.role'))) };
    },
    decideCompany: async (call) => {
      const { reason: _reason, ...decided } = call.body;
      return { user: rowOf(await decideCompany(actionOf(call, 'users.companies'), decided)) };
    },
  });
}

function knownUid(uid: string): string {
  if (isRecordId(uid)) return uid;
  throw notFound('We could not find this user.');
}
