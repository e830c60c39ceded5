import { Router } from 'express';

import { accessCodeInputSchema, accessCodeQuerySchema } from '@kargha/domain/catalogue/access-code';

import { SMALL_BODY } from '../../http/body-limits.ts';
import { notFound } from '../../http/errors.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { onlyMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { createAccessCode, disableAccessCode, listAccessCodes } from './staff-access-codes.ts';

/** /api/access-codes: created and disabled by staff. People redeem codes at /api/account/access-code. */
export function accessCodeRoutes(codes: KeyedIds, now: () => Date): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const query = await accessCodeQuerySchema.validate(queryParams(request));
    response.json({ success: true, ...(await listAccessCodes(query)) });
  });

  router.post('/', limitJson(SMALL_BODY), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const input = await readBody(request, accessCodeInputSchema);
    const created = await createAccessCode(input, { by, at: now() }, codes);
    response.json({ success: true, ...created });
  });

  router.post('/:id/disable', async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const { id } = request.params;
    if (!/^[0-9a-f]{1,64}$/.test(id)) throw notFound('We could not find this access code.');
    const accessCode = await disableAccessCode(id, { by, at: now() });
    response.json({ success: true, accessCode });
  });

  router.all('/', onlyMethods('GET', 'POST'));
  router.all('/:id/disable', onlyMethods('POST'));
  return router;
}
