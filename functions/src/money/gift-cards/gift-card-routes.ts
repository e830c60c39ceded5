import { Router, type Request } from 'express';

import {
  giftCardDisableSchema,
  giftCardQuerySchema,
  newGiftCardSchema,
} from '@kargha/domain/pricing/gift-card-admin';
import { isRecordId } from '@kargha/domain/records/record-id';

import { FORM_BODY } from '@kargha/domain/api/body-limits';
import { notFound } from '../../http/errors.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { disableGiftCard, issueGiftCard } from './issue-gift-card.ts';
import { giftCardDetails, giftCardTotals, listGiftCards } from './list-gift-cards.ts';

const body = limitJson(FORM_BODY);

export function giftCardRoutes(keys: KeyedIds, now: () => Date): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const { filter, cursor } = await giftCardQuerySchema.validate(queryParams(request));
    response.json({ success: true, ...(await listGiftCards(filter, cursor, now())) });
  });
  router.post('/', body, async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const wish = await readBody(request, newGiftCardSchema);
    response.json({ success: true, ...(await issueGiftCard(wish, { by, at: now() }, keys)) });
  });
  router.get('/totals', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, totals: await giftCardTotals(now()) });
  });
  router.get('/:id', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, card: await giftCardDetails(idOf(request), now()) });
  });
  router.post('/:id/disable', body, async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const { reason } = await readBody(request, giftCardDisableSchema);
    const card = await disableGiftCard(idOf(request), reason, { by, at: now() });
    response.json({ success: true, card });
  });

  router.all('/', refuseOtherMethods('GET', 'POST'));
  router.all('/totals', refuseOtherMethods('GET'));
  router.all('/:id', refuseOtherMethods('GET'));
  router.all('/:id/disable', refuseOtherMethods('POST'));
  return router;
}

function idOf(request: Request): string {
  const { id } = request.params;
  if (isRecordId(id)) return id;
  throw notFound('We could not find this gift card.');
}
