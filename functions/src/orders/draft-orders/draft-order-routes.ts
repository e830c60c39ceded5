import type { Router } from 'express';

import { draftOrderEndpoints, type DraftRow } from '@kargha/domain/orders/draft-order-endpoints';
import {
  draftContent,
  staffTerms,
  type DraftQuery,
} from '@kargha/domain/orders/draft-order-requests';
import { isRecordId } from '@kargha/domain/records/record-id';

import { forwardedAddress } from '../../http/client-address.ts';
import { notFound } from '../../http/errors.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { serveEndpoints, type StepCall } from '../../people/serve-endpoints.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import {
  draftDetails,
  findDraft,
  type DraftAction,
  draftRef,
  draftRow,
  drafts,
  readDraftOrSkip,
} from './draft-record.ts';
import { placePaidDraft, sendDraft } from './order-from-draft.ts';
import { priceDraft } from './price-draft.ts';
import { createDraft, deleteDraft, editDraft } from './save-draft.ts';
import { readPage, filterBySearch, type CursorPage } from '../../http/cursor-page.ts';
import { FieldPath } from '../../platform/firestore.ts';

const PER_PAGE = 25;

export function draftOrderRoutes(context: PaymentContext): Router {
  const actionOf = ({ params, body, caller }: StepCall): DraftAction => ({
    id: draftId(params),
    revision: body.revision,
    by: caller.uid,
    at: context.now(),
  });
  return serveEndpoints(draftOrderEndpoints, {
    list: ({ query }) => listDrafts(query),
    find: async ({ params }) => ({ draft: draftDetails(await findDraft(draftId(params))) }),
    price: async ({ request, body }) => {
      const draft = { ...body, ...staffTerms(body) };
      return { price: await priceDraft(context, draft, forwardedAddress(request)) };
    },
    create: async ({ request, body, caller }) => {
      const content = draftContent(body);
      const { totals } = await priceDraft(context, content, forwardedAddress(request));
      const act = { id: body.requestId, by: caller.uid, at: context.now() };
      return { draft: draftDetails(await createDraft({ content, totals }, act)) };
    },
    edit: async (call) => {
      const content = draftContent(call.body);
      const { totals } = await priceDraft(context, content, forwardedAddress(call.request));
      return { draft: draftDetails(await editDraft({ content, totals }, actionOf(call))) };
    },
    remove: (call) => deleteDraft(actionOf(call)),
    send: async (call) => ({ order: shown(await sendDraft(context, actionOf(call), call.body)) }),
    pay: async (call) => ({
      order: shown(await placePaidDraft(context, actionOf(call), call.body)),
    }),
  });
}

function shown({ id, number, state }: OrderRecord) {
  return { id, number, state };
}

function draftId({ id }: { id: string }): string {
  if (isRecordId(id)) return id;
  throw notFound('We could not find this draft.');
}

export function listDrafts({ search, state, cursor }: DraftQuery): Promise<CursorPage<DraftRow>> {
  const inState = state === '' ? drafts() : drafts().where('state', '==', state);
  return readPage({
    query: filterBySearch(inState, search)
      .orderBy('updatedAt', 'desc')
      .orderBy(FieldPath.documentId(), 'desc'),
    cursor,
    size: PER_PAGE,
    documentRef: draftRef,
    rowOf: (snapshot) => {
      const draft = readDraftOrSkip(snapshot);
      return draft && draftRow(draft);
    },
  });
}
