import {
  companyDecisionSchema,
  revocationSchema,
  roleChangeSchema,
  suspensionSchema,
  userListQuerySchema,
} from '@kargha/domain/people/user-admin';

import { describeRoutes } from '../../http/api-route.ts';

const who = 'staff' as const;

export const USER_API = describeRoutes('/api/users', {
  'GET /': {
    does: 'Lists people, page by page.',
    who,
    query: userListQuerySchema,
    responseFields: ['users', 'nextCursor'],
  },
  'GET /:uid/history': {
    does: 'Returns an account and its history.',
    who,
    responseFields: ['user', 'history'],
  },
  'GET /:uid/company-document': {
    does: 'Returns the company document.',
    who,
    file: 'application/octet-stream',
  },
  'PUT /:uid/role': {
    does: 'Changes the role of a person.',
    who,
    body: roleChangeSchema,
    responseFields: ['user'],
  },
  'POST /:uid/suspend': {
    does: 'Suspends or restores an account.',
    who,
    body: suspensionSchema,
    responseFields: ['user'],
  },
  'POST /:uid/revoke': {
    does: 'Signs a person out everywhere.',
    who,
    body: revocationSchema,
  },
  'POST /:uid/company': {
    does: 'Approves or rejects a submitted company.',
    who,
    body: companyDecisionSchema,
    responseFields: ['user'],
  },
});
