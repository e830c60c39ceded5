import { Router, type Request } from 'express';

import {
  draftContent,
  draftDeleteSchema,
  draftEditSchema,
  draftPaidSchema,
  draftPriceSchema,
  draftQuerySchema,
  draftSendSchema,
  newDraftSchema,
  staffTerms,
} from '@kargha/domain/orders/draft-order-requests';
import { isRecordId } from '@kargha/domain/records/record-id';

import { FORM_BODY } from '@kargha/domain/api/body-limits';
import { forwardedAddress } from '../../http/client-address.ts';
import { notFound } from '../../http/errors.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { draftDetails, findDraft, type DraftAction } from './draft-record.ts';
import { listDrafts } from './list-drafts.ts';
import { placePaidDraft, sendDraft } from './order-from-draft.ts';
import { priceDraft } from './price-draft.ts';
import { createDraft, deleteDraft, editDraft } from './save-draft.ts';

const body = limitJson(FORM_BODY);
const STEPS = ['/:id/send', '/:id/paid', '/:id/delete'];

export function draftOrderRoutes(context: PaymentContext): Router {
  const router = Router();
  readingRoutes(router, context);
  writingRoutes(router, context);
  orderingRoutes(router, context);
  router.all('/', refuseOtherMethods('GET', 'POST'));
  router.all('/:id', refuseOtherMethods('GET', 'PUT'));
  router.all(STEPS, refuseOtherMethods('POST'));
  return router;
}

function readingRoutes(router: Router, context: PaymentContext): void {
  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const input = await draftQuerySchema.validate(queryParams(request), { abortEarly: false });
    response.json({ success: true, ...(await listDrafts(input)) });
  });
  router.post('/price', body, async (request, response) => {
    await requireAdmin(request);
    const input = await readBody(request, draftPriceSchema);
    const draft = { ...input, ...staffTerms(input) };
    const price = await priceDraft(context, draft, forwardedAddress(request));
    response.json({ success: true, price });
  });
  router.all('/price', refuseOtherMethods('POST'));
  router.get('/:id', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, draft: draftDetails(await findDraft(idOf(request))) });
  });
}

function writingRoutes(router: Router, context: PaymentContext): void {
  router.post('/', body, async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const input = await readBody(request, newDraftSchema);
    const content = draftContent(input);
    const { totals } = await priceDraft(context, content, forwardedAddress(request));
    const act = { id: input.requestId, by, at: context.now() };
    const draft = await createDraft({ content, totals }, act);
    response.status(201).json({ success: true, draft: draftDetails(draft) });
  });
  router.put('/:id', body, async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const { revision, ...input } = await readBody(request, draftEditSchema);
    const content = draftContent(input);
    const { totals } = await priceDraft(context, content, forwardedAddress(request));
    const action = { id: idOf(request), revision, by, at: context.now() };
    const draft = await editDraft({ content, totals }, action);
    response.json({ success: true, draft: draftDetails(draft) });
  });
  router.post('/:id/delete', body, async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const { revision } = await readBody(request, draftDeleteSchema);
    await deleteDraft({ id: idOf(request), revision, by, at: context.now() });
    response.json({ success: true });
  });
}

function orderingRoutes(router: Router, context: PaymentContext): void {
  const actionOf = (request: Request, by: string, revision: number): DraftAction => ({
    id: idOf(request),
    revision,
    by,
    at: context.now(),
  });
  router.post('/:id/send', body, async (request, response) => {
    const { uid } = await requireAdmin(request);
    const { revision, ...input } = await readBody(request, draftSendSchema);
    const order = await sendDraft(context, actionOf(request, uid, revision), input);
    response.json({ success: true, order: shown(order) });
  });
  router.post('/:id/paid', body, async (request, response) => {
    const { uid } = await requireAdmin(request);
    const seen = await readBody(request, draftPaidSchema);
    const order = await placePaidDraft(context, actionOf(request, uid, seen.revision), seen);
    response.json({ success: true, order: shown(order) });
  });
}

function shown({ id, number, state }: OrderRecord) {
  return { id, number, state };
}

function idOf(request: Request): string {
  const { id } = request.params;
  if (isRecordId(id)) return id;
  throw notFound('We could not find this draft.');
}
