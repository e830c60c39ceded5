import { accessCodeInputSchema } from '@kargha/domain/access-code';

import { describedAt } from '../http/api-route.ts';

export const ACCESS_CODE_API = describedAt('/api/access-codes', {
  'GET /': {
    does: 'Lists the access codes, without their secret.',
    who: 'staff',
    gives: ['accessCodes'],
  },
  'POST /': {
    does: 'Makes an access code; the code itself is told this once.',
    who: 'staff',
    body: accessCodeInputSchema,
    gives: ['accessCode', 'code'],
  },
  'POST /:id/disable': { does: 'Ends an access code.', who: 'staff', gives: ['accessCode'] },
});
