import type { Router } from 'express';

import { accessCodeEndpoints } from '@kargha/domain/catalogue/access-code-endpoints';

import { notFound } from '../../http/errors.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { createAccessCode, disableAccessCode, listAccessCodes } from './staff-access-codes.ts';

/** Created and disabled by staff. People redeem codes at /api/account/access-code. */
export function accessCodeRoutes(codes: KeyedIds, now: () => Date): Router {
  return serveEndpoints(accessCodeEndpoints, {
    list: ({ query }) => listAccessCodes(query),
    create: ({ body, caller }) => createAccessCode(body, { by: caller.uid, at: now() }, codes),
    disable: async ({ params: { id }, caller }) => {
      if (!/^[0-9a-f]{1,64}$/.test(id)) throw notFound('We could not find this access code.');
      return { accessCode: await disableAccessCode(id, { by: caller.uid, at: now() }) };
    },
  });
}
