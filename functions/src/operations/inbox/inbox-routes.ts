import type { Router } from 'express';

import { inboxEndpoints } from '@kargha/domain/reports/inbox-endpoints';

import { requirePermission } from '../../people/users/staff.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import { INBOX_KINDS } from '@kargha/domain/reports/inbox';
import { assignItem, markDone } from './assign-item.ts';
import { changeSummary, isSummaryWanted } from './inbox-summary.ts';
import { inboxPeople, listInbox } from './list-inbox.ts';

export function inboxRoutes(now: () => Date): Router {
  return serveEndpoints(inboxEndpoints, {
    list: ({ caller: { permissions, uid }, query }) =>
      listInbox({ permissions, uid, now: now() }, query),
    async people({ caller, query: { kind } }) {
      requirePermission(caller, INBOX_KINDS[kind]);
      return { people: await inboxPeople(kind) };
    },
    assign: ({ params: { id }, body: { assignee, revision }, caller }) =>
      assignItem({ id, revision, caller, now: now() }, assignee),
    done: ({ params: { id }, body: { revision }, caller }) =>
      markDone({ id, revision, caller, now: now() }),
    summary: async ({ caller: { uid } }) => ({ isWanted: await isSummaryWanted(uid) }),
    changeSummary: async ({ caller: { uid }, body: { isWanted } }) => {
      await changeSummary(uid, isWanted);
      return { isWanted };
    },
  });
}
