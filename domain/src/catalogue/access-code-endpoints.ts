import { array, boolean, object, optional, string, type InferOutput } from 'valibot';

import { defineEndpoints } from '../api/endpoint.ts';
import { pageOf } from '../api/response-fields.ts';
import { accessCodeFields } from './access-code-schema.ts';
import { accessCodeInputSchema, accessCodeQuerySchema } from './access-code.ts';

const accessCodeRow = object(accessCodeFields);
export type AccessCodeRow = InferOutput<typeof accessCodeRow>;

const listedAccessCode = object({
  ...accessCodeRow.entries,
  /** titles of the first few unlocked products, in alphabetical order; none with `brief` */
  opens: optional(array(string()), []),
  /** true when there may be more products than the named ones */
  opensMore: optional(boolean(), false),
});
export type ListedAccessCode = InferOutput<typeof listedAccessCode>;

export const accessCodeEndpoints = defineEndpoints('/api/access-codes', {
  list: {
    method: 'GET',
    path: '/',
    does: 'Lists access codes page by page, without the codes themselves. With `brief`, pages are longer and leave out what each code unlocks.',
    who: 'staff',
    permission: 'accessCodes.read',
    query: accessCodeQuerySchema,
    response: pageOf(listedAccessCode),
  },
  create: {
    method: 'POST',
    path: '/',
    does: 'Creates an access code. The response is the only one that contains the code itself.',
    who: 'staff',
    permission: 'accessCodes.edit',
    body: accessCodeInputSchema,
    response: object({ accessCode: accessCodeRow, code: string() }),
  },
  disable: {
    method: 'POST',
    path: '/:id/disable',
    does: 'Disables an access code.',
    who: 'staff',
    permission: 'accessCodes.edit',
    response: object({ accessCode: accessCodeRow }),
  },
});
