import { COLLECTIONS } from '@kargha/domain/records/collections';
import { draftOrderSchema, type DraftOrder } from '@kargha/domain/orders/draft-order';
import type { DraftDetails, DraftRow } from '@kargha/domain/orders/draft-order-endpoints';

import { conflict, notFound } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { storedDocuments } from '../../records/stored-documents.ts';

export const {
  ref: draftRef,
  query: drafts,
  readOrSkip: readDraftOrSkip,
  find: draftWithId,
} = storedDocuments({
  collection: COLLECTIONS.draftOrders,
  schema: draftOrderSchema,
  ids: ['id'],
});

export interface DraftAction {
  id: string;
  revision: number;
  by: string;
  at: Date;
}

/** Throws 404 not_found. */
export async function findDraft(id: string, transaction?: Transaction): Promise<DraftOrder> {
  const draft = await draftWithId(id, transaction);
  if (!draft) throw notFound('We could not find this draft.');
  return draft;
}

/** Throws 409 stale when someone else changed the draft, and 409 ordered when it already has an order. */
export function refuseStaleDraft(
  draft: DraftOrder,
  { revision }: Pick<DraftAction, 'revision'>,
): void {
  const { id: draftId, orderId, orderNumber } = draft;
  if (orderId !== null) {
    const message = `This draft is already order ${orderNumber ?? ''}.`;
    throw conflict('ordered', message, { draftId, orderId });
  }
  if (draft.revision === revision) return;
  const message = 'Someone else has just changed this draft. Nothing was saved. Please reload it.';
  throw conflict('stale', message, { revision: draft.revision });
}

export function draftRow(draft: DraftOrder): DraftRow {
  const { id, customer, pieces, totals, state, orderId, orderNumber, updatedAt } = draft;
  return {
    id,
    name: customer.name,
    email: customer.email,
    pieces,
    total: totals.total,
    state,
    orderId: orderId ?? '',
    orderNumber: orderNumber ?? '',
    updatedAt,
  };
}

export function draftDetails(draft: DraftOrder): DraftDetails {
  const { uid, customer, items, couponCode, discount, shipping, note, revision } = draft;
  const content = { uid, customer, items, couponCode, discount, shipping, note };
  return { ...draftRow(draft), ...content, revision };
}
