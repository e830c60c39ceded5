import { accessCodeInputSchema, accessCodeQuerySchema } from '@kargha/domain/catalogue/access-code';

import { describeRoutes } from '../../http/api-route.ts';

export const ACCESS_CODE_API = describeRoutes('/api/access-codes', {
  'GET /': {
    does: 'Lists access codes page by page, without the codes themselves. With `brief`, pages are longer and leave out what each code unlocks.',
    who: 'staff',
    query: accessCodeQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'POST /': {
    does: 'Creates an access code. The response is the only one that contains the code itself.',
    who: 'staff',
    body: accessCodeInputSchema,
    responseFields: ['accessCode', 'code'],
  },
  'POST /:id/disable': {
    does: 'Disables an access code.',
    who: 'staff',
    responseFields: ['accessCode'],
  },
});
