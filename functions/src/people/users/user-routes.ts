import { Router, type Request } from 'express';

import {
  companyDecisionSchema,
  revocationSchema,
  roleChangeSchema,
  suspensionSchema,
  userListQuerySchema,
} from '@kargha/domain/people/user-admin';
import { isRecordId } from '@kargha/domain/records/record-id';

import { readCompanyDocument } from '../companies/company-document.ts';
import { decideCompany } from '../companies/decide-company.ts';
import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { notFound } from '../../http/errors.ts';
import { requireRecentSignIn } from '../../http/recent-sign-in.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import { sendDownload } from '../../http/send-file.ts';
import type { UserAction } from './change-user.ts';
import { listUsers, rowOf } from './list-users.ts';
import { requireAdmin } from './staff.ts';
import { changeRole, revokeSessions, setSuspended } from './staff-actions.ts';
import { userWithHistory } from './user-history.ts';

export function userRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const query = await userListQuerySchema.validate(queryParams(request), { abortEarly: false });
    response.json({ success: true, ...(await listUsers(query)) });
  });

  router.get('/:uid/history', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, ...(await userWithHistory(uidOf(request))) });
  });

  router.get('/:uid/company-document', async (request, response) => {
    await requireAdmin(request);
    const { name, content } = await readCompanyDocument(uidOf(request));
    sendDownload(response, name, content);
  });

  router.put('/:uid/role', limitJson(SMALL_BODY), async (request, response) => {
    const admin = await requireAdmin(request);
    const { role, reason } = await readBody(request, roleChangeSchema);
    requireRecentSignIn(admin, now(), 'change the role');
    const { uid: by, email } = admin;
    const staffAction = { ...userAction(request, by, reason, now()), byEmail: email ?? '' };
    const user = await changeRole(staffAction, role);
    response.json({ success: true, user: rowOf(user) });
  });

  router.post('/:uid/suspend', limitJson(SMALL_BODY), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const { suspended, reason } = await readBody(request, suspensionSchema);
    const user = await setSuspended(userAction(request, by, reason, now()), suspended);
    response.json({ success: true, user: rowOf(user) });
  });

  router.post('/:uid/revoke', limitJson(SMALL_BODY), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const { reason } = await readBody(request, revocationSchema);
    await revokeSessions(userAction(request, by, reason, now()));
    response.json({ success: true });
  });

  router.post('/:uid/company', limitJson(SMALL_BODY), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const { reason, ...decided } = await readBody(request, companyDecisionSchema);
    const user = await decideCompany(userAction(request, by, reason, now()), decided);
    response.json({ success: true, user: rowOf(user) });
  });

  router.all('/', refuseOtherMethods('GET'));
  router.all('/:uid/history', refuseOtherMethods('GET'));
  router.all('/:uid/company-document', refuseOtherMethods('GET'));
  router.all('/:uid/role', refuseOtherMethods('PUT'));
  for (const staffAction of ['suspend', 'revoke', 'company']) {
    router.all(`/:uid/${staffAction}`, refuseOtherMethods('POST'));
  }
  return router;
}

function userAction(request: Request, by: string, reason: string, at: Date): UserAction {
  return { by, whom: uidOf(request), reason, at };
}

function uidOf(request: Request): string {
  const { uid } = request.params;
  if (isRecordId(uid)) return uid;
  throw notFound('We could not find this user.');
}
