import {
  companyDecisionSchema,
  revocationSchema,
  roleChangeSchema,
  suspensionSchema,
  userListQuerySchema,
} from '@kargha/domain/people/user-admin';

import { describedAt } from '../http/api-route.ts';

const who = 'staff' as const;

export const USER_API = describedAt('/api/users', {
  'GET /': {
    does: 'Lists people, page by page.',
    who,
    query: userListQuerySchema,
    gives: ['users', 'nextCursor'],
  },
  'GET /:uid/history': { does: 'Tells what staff did to an account.', who, gives: ['history'] },
  'PUT /:uid/role': { does: 'Changes a role.', who, body: roleChangeSchema, gives: ['user'] },
  'POST /:uid/suspend': {
    does: 'Suspends a person, or ends that.',
    who,
    body: suspensionSchema,
    gives: ['user'],
  },
  'POST /:uid/revoke': {
    does: 'Ends every sign-in of a person.',
    who,
    body: revocationSchema,
  },
  'POST /:uid/company': {
    does: 'Decides about a company that was handed in.',
    who,
    body: companyDecisionSchema,
    gives: ['user'],
  },
});
