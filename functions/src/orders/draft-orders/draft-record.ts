import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { DraftOrder } from '@kargha/domain/orders/draft-order';
import type { DraftDetails, DraftRow } from '@kargha/domain/orders/draft-order-endpoints';

import { conflict, notFound } from '../../http/errors.ts';
import {
  firestore,
  withDates,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
  type Transaction,
} from '../../platform/firestore.ts';

export interface DraftRecord extends DraftOrder {
  id: string;
}

export interface DraftAction {
  id: string;
  revision: number;
  by: string;
  at: Date;
}

export function draftRef(id: string): DocumentReference {
  return firestore().collection(COLLECTIONS.draftOrders).doc(id);
}

export function drafts(): Query {
  return firestore().collection(COLLECTIONS.draftOrders);
}

export function readDraft(snapshot: DocumentSnapshot): DraftRecord | null {
  const stored = withDates(snapshot.data()) as DraftOrder | undefined;
  return stored ? { ...stored, id: snapshot.id } : null;
}

/** Throws 404 not_found. */
export async function findDraft(id: string, transaction?: Transaction): Promise<DraftRecord> {
  const ref = draftRef(id);
  const draft = readDraft(await (transaction ? transaction.get(ref) : ref.get()));
  if (!draft) throw notFound('We could not find this draft.');
  return draft;
}

/** Throws 409 stale when someone else changed the draft, and 409 ordered when it already has an order. */
export function refuseStaleDraft(
  draft: DraftRecord,
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

export function draftRow(draft: DraftRecord): DraftRow {
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

export function draftDetails(draft: DraftRecord): DraftDetails {
  const { uid, customer, items, couponCode, discount, shipping, note, revision } = draft;
  const content = { uid, customer, items, couponCode, discount, shipping, note };
  return { ...draftRow(draft), ...content, revision };
}
