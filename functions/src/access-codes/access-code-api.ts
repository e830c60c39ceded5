import { accessCodeInputSchema, accessCodeQuerySchema } from '@kargha/domain/catalogue/access-code';

import { describeRoutes } from '../http/api-route.ts';

export const ACCESS_CODE_API = describeRoutes('/api/access-codes', {
  'GET /': {
    does: 'Lists the access codes page by page, without their secret. Asked briefly, the pages are longer and do not say what a code opens.',
    who: 'staff',
    query: accessCodeQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'POST /': {
    does: 'Makes an access code; the code itself is told this once.',
    who: 'staff',
    body: accessCodeInputSchema,
    responseFields: ['accessCode', 'code'],
  },
  'POST /:id/disable': { does: 'Ends an access code.', who: 'staff', responseFields: ['accessCode'] },
});
