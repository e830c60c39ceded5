import {
  companyDecisionSchema,
  revocationSchema,
  roleChangeSchema,
  suspensionSchema,
  userListQuerySchema,
} from '@kargha/domain/people/user-admin';

import { describeRoutes } from '../http/api-route.ts';

const who = 'staff' as const;

export const USER_API = describeRoutes('/api/users', {
  'GET /': {
    does: 'Lists people, page by page.',
    who,
    query: userListQuerySchema,
    responseFields: ['users', 'nextCursor'],
  },
  'GET /:uid/history': {
    does: 'Gives an account as it is now, and what staff did to it.',
    who,
    responseFields: ['user', 'history'],
  },
  'GET /:uid/company-document': {
    does: 'Gives the document that proves a company.',
    who,
    file: 'application/octet-stream',
  },
  'PUT /:uid/role': { does: 'Changes a role.', who, body: roleChangeSchema, responseFields: ['user'] },
  'POST /:uid/suspend': {
    does: 'Suspends a person, or ends that.',
    who,
    body: suspensionSchema,
    responseFields: ['user'],
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
    responseFields: ['user'],
  },
});
