import type { DraftContent, DraftOrder } from '@kargha/domain/orders/draft-order';
import { personSearch } from '@kargha/domain/orders/order-listing';
import type { OrderTotals } from '@kargha/domain/pricing/price-order';

import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { writeAudit } from '../../records/audit-record.ts';
import { refuseOtherContent, requestHash } from '../../records/repeated-request.ts';
import {
  draftRef,
  draftWithId,
  findDraft,
  refuseStaleDraft,
  type DraftAction,
} from './draft-record.ts';

export interface PricedDraft {
  content: DraftContent;
  totals: OrderTotals;
}

/** Creates one draft per request id. Throws 409 already_saved when the id already created a different one. */
export function createDraft(
  priced: PricedDraft,
  { id, by, at }: Omit<DraftAction, 'revision'>,
): Promise<DraftOrder> {
  return inTransaction(async (transaction) => {
    const existing = await draftWithId(id, transaction);
    if (existing) {
      refuseOtherContent({ id, requestHash: existing.requestHash }, priced.content);
      return existing;
    }
    const draft: Omit<DraftOrder, 'id'> = {
      ...fieldsOf(priced),
      state: 'open',
      orderId: null,
      orderNumber: null,
      by,
      revision: 0,
      requestHash: requestHash(priced.content),
      createdAt: at,
      updatedAt: at,
    };
    transaction.create(draftRef(id), draft);
    audit(transaction, 'create', { id, by, at }, [null, auditFieldsOf(priced)]);
    return { ...draft, id };
  });
}

/** Throws 404, 409 stale and ordered. */
export function editDraft(priced: PricedDraft, action: DraftAction): Promise<DraftOrder> {
  return inTransaction(async (transaction) => {
    const draft = await findDraft(action.id, transaction);
    refuseStaleDraft(draft, action);
    const { by, at } = action;
    const changes = { ...fieldsOf(priced), by, revision: draft.revision + 1, updatedAt: at };
    transaction.update(draftRef(action.id), changes);
    const before = auditFieldsOf({ content: draft, totals: draft.totals });
    audit(transaction, 'edit', action, [before, auditFieldsOf(priced)]);
    return { ...draft, ...changes };
  });
}

/** Throws 404, 409 stale and ordered. */
export function deleteDraft(action: DraftAction): Promise<void> {
  return inTransaction(async (transaction) => {
    const draft = await findDraft(action.id, transaction);
    refuseStaleDraft(draft, action);
    transaction.delete(draftRef(action.id));
    audit(transaction, 'delete', action, [
      auditFieldsOf({ content: draft, totals: draft.totals }),
      null,
    ]);
  });
}

function fieldsOf({ content, totals }: PricedDraft) {
  const pieces = content.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return { ...content, totals, pieces, search: personSearch(content.customer) };
}

/** Without name and address, which closing an account could not remove from the audit log. */
function auditFieldsOf({ content, totals }: PricedDraft) {
  const { items, couponCode, discount, shipping } = content;
  return { items, couponCode, discount, shipping, total: totals.total };
}

function audit(
  transaction: Transaction,
  what: 'create' | 'edit' | 'delete',
  { id, by, at }: Omit<DraftAction, 'revision'>,
  [before, after]: [object | null, object | null],
): void {
  const target = draftRef(id).path;
  const row = { action: `draftOrder.${what}`, target, actor: by, reason: '', at };
  writeAudit(transaction, { ...row, before, after });
}
