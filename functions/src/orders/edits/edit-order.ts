import type {
  OrderEditRequest,
  OrderLinesRequest,
} from '@kargha/domain/orders/order-edit-requests';
import type { ItemEdit } from '@kargha/domain/orders/edit-items';
import { paise } from '@kargha/domain/money/paise';
import type { OrderState } from '@kargha/domain/orders/order-state';
import { isSameLine } from '@kargha/domain/shopping/line-ref';
import { orderWorth } from '@kargha/domain/pricing/price-order';
import { release, reserve } from '@kargha/domain/stock/stock';

import { HttpError, conflict } from '../../http/errors.ts';
import { retryOutOfStock } from '../../money/checkout/retry-out-of-stock.ts';
import { decideSecondPerson, type Approval } from '../../money/refunds/second-person.ts';
import { hasPayLink, payLink } from '../../money/links/pay-link.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import { sendRefund } from '../../money/payments/send-refund.ts';
import { requirePermission, type Staff } from '../../people/users/staff.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { queueEmail } from '../../records/email-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { changeStock } from '../../records/stock-record.ts';
import { declineCancelRequestOnMove } from '../decline-cancel-request.ts';
import { nextState, withState } from '../courier-steps.ts';
import {
  changeByStaff,
  recordStep,
  revisionOf,
  type ChangedOrder,
  type StaffChange,
} from '../../records/change-order.ts';
import { addedItems } from './added-lines.ts';
import { editEmail } from './edit-email.ts';
import { planEdit, refundedBy, refuseWithoutCredit, type PlannedEdit } from './plan-edit.ts';
import {
  describeEdit,
  nothingToSettle,
  settleLess,
  settleMore,
  type EditSettlement,
} from './settle-edit.ts';

const CANNOT_ADD = 'Items can only be removed here. To add items, please edit the order.';
const OTHER_DIFFERENCE =
  'The price of this change is different now. Please check it and save again.';

/** Nothing changes while it waits for a second person. */
type Changed = ChangedOrder & { isWaiting?: boolean };

type ApprovedChange = StaffChange & { approval?: Approval | undefined };

type Edit = Pick<OrderEditRequest, 'lines' | 'reason' | 'onCredit'>;

/**
 * Removes items that have not shipped: releases their stock and refunds their price with their share of discount
 * and tax to payment and gift card. For an order with instalments, the price is deducted from the balance first. Above
 * the limit of the shop it waits for a second person, who approves any edit that refunds. Throws 400 invalid, 404, 409
 * stale, not_allowed, cannot_add, has_left, nothing_left, too_much, and as decideSecondPerson does.
 */
export function removeOrderItems(
  context: PaymentContext,
  change: ApprovedChange,
  { lines, reason }: OrderLinesRequest,
): Promise<Changed> {
  return applied(context, change, (transaction, order) => {
    if (!change.approval) refuseMore(order, lines);
    return editIn(transaction, context.ids, {
      order,
      change,
      edit: { lines, reason, onCredit: false },
    });
  });
}

/**
 * Adds, swaps and removes items that have not shipped, and moves their stock. What the order costs less is refunded, which
 * needs `orders.refund`; what it costs more must be paid before dispatch, or with the credit of a business. Throws as
 * removeOrderItems does, 403 permission_missing, 409 price_changed for another difference than staff saw, amount_too_small,
 * and as readAddedLines and refuseOverCreditLimit do.
 */
export async function editOrder(
  context: PaymentContext,
  change: StaffChange & Pick<Staff, 'permissions'>,
  { lines, difference: seen, ...request }: OrderEditRequest,
): Promise<Changed> {
  return retryOutOfStock(context, lines, () =>
    applied(context, change, (transaction, order) =>
      editIn(transaction, context.ids, {
        order,
        change,
        edit: { ...request, lines },
        check: ({ difference }) => {
          if (difference < 0) requirePermission(change, 'orders.refund');
          if (difference !== seen)
            throw conflict('price_changed', OTHER_DIFFERENCE, { difference });
        },
      }),
    ),
  );
}

/** Only less than the order has. Throws 409 cannot_add. */
function refuseMore(order: OrderRecord, lines: OrderLinesRequest['lines']): void {
  const [more] = addedItems(order, lines);
  if (!more) return;
  const now = order.lines.find((line) => isSameLine(line, more))?.quantity ?? 0;
  throw new HttpError(409, 'cannot_add', CANNOT_ADD, { [more.productId]: now });
}

interface EditOf {
  order: OrderRecord;
  change: ApprovedChange;
  edit: Edit;
  /** throws when staff may not make this edit, or did not see it so */
  check?: (edit: ItemEdit) => void;
}

type Edited = Changed & { refundIds: string[] };

async function applied(
  context: PaymentContext,
  change: StaffChange,
  work: (transaction: Transaction, order: OrderRecord) => Promise<Edited>,
): Promise<Changed> {
  const { refundIds, ...changed } = await changeByStaff(change, work);
  for (const refundId of refundIds) await sendRefund(context, refundId);
  return changed;
}

async function editIn(
  transaction: Transaction,
  ids: KeyedIds,
  { order, change: { actor, at, approval }, edit: { lines, reason, onCredit }, check }: EditOf,
): Promise<Edited> {
  const planned = await planEdit(transaction, order, lines, { at, approval });
  const { edit, added, money } = planned;
  check?.(edit);
  if (onCredit) await refuseWithoutCredit(transaction, order, edit, at);
  const amount = refundedBy(order, edit);
  const ask = { kind: 'lines', lines, reason, includesShipping: false, amount } as const;
  const asking = { ask, money, by: actor, at, approval };
  const second = await decideSecondPerson(transaction, order, asking);
  if (second.mustWait) return { ...second.ask(), refundIds: [], isWaiting: true };
  second.record();
  const cause = { reason, onCredit, actor, at, approver: second.approver };
  const settled = settle(transaction, order, planned, cause);
  moveStock(transaction, order, planned, { by: actor, at });
  const after = { ...order, ...settled.changes };
  const link = hasPayLink(after) ? payLink(ids, order.id) : null;
  const email = editEmail(order, planned, { ...settled, reason, link });
  queueEmail(transaction, `order_${order.id}_reduced-${revisionOf(order) + 1}`, email);
  const to = stateAfter(order, planned);
  const what = describeEdit(settled, added.length === 0 ? 'Items removed' : 'Items changed');
  const step = { action: 'lines', to, what, actor, at, note: reason };
  const shipments = order.shipments.map((parcel) => withState(parcel, order));
  const declined = declineCancelRequestOnMove(transaction, order, to, { by: actor, at });
  const owing = { ...declined, ...settled.changes };
  const changes = { ...owing, ...changesOf(order, edit, settled, added.length > 0), shipments };
  return { ...recordStep(transaction, order, step, changes), refundIds: settled.refundIds };
}

interface EditCause extends Pick<Edit, 'reason' | 'onCredit'> {
  actor: string;
  at: Date;
  approver: { approvedBy?: string };
}

function settle(
  transaction: Transaction,
  order: OrderRecord,
  { edit: { difference, removed }, money }: PlannedEdit,
  { reason, onCredit, actor, at, approver }: EditCause,
): EditSettlement {
  if (difference > 0) return settleMore(order, { amount: difference, onCredit, at });
  if (difference === 0 && removed.length === 0) return nothingToSettle(order);
  return settleLess(transaction, order, money, {
    amount: paise(0 - difference),
    purpose: 'removed_items',
    lines: removed,
    // A credit note corrects the tax invoice (CGST Act s. 34).
    isInvoiced: Boolean(order.invoiceNumber),
    initiatedFrom: 'admin',
    note: reason,
    by: actor,
    at,
    ...approver,
  });
}

/** The ledger rows are named by the revision, because the other items may be released later. */
function moveStock(
  transaction: Transaction,
  order: OrderRecord,
  { edit: { released }, added }: PlannedEdit,
  { by, at }: { by: string; at: Date },
): void {
  if (!order.stockHeld) return;
  const cause = { orderId: order.id, round: `lines-${revisionOf(order) + 1}`, by, at };
  changeStock(transaction, released, release, cause);
  changeStock(transaction, added, reserve, cause);
}

/**
 * Once the unshipped items are removed, the order has the state of its parcels. A packed order to which something is
 * added must be packed again.
 */
function stateAfter(order: OrderRecord, { edit: { lines }, added }: PlannedEdit): OrderState {
  if (added.length > 0) return order.state === 'packed' ? 'confirmed' : order.state;
  if (order.shipments.length === 0) return order.state;
  return nextState({ ...order, lines }, order.shipments);
}

/** What shipping costs does not change: free shipping stays free. */
function changesOf(
  { totals, coupon }: OrderRecord,
  { lines, charges, difference }: ItemEdit,
  { prepaid }: EditSettlement,
  isLarger: boolean,
): Record<string, unknown> {
  const giftCard = paise(totals.giftCard - prepaid);
  return {
    lines,
    totals: {
      ...totals,
      ...charges,
      giftCard,
      total: paise(orderWorth(totals) + difference - giftCard),
    },
    ...(coupon && { 'coupon.discount': charges.discount }),
    // What was added starts later, and may have to be paid first.
    ...(isLarger && { expectedDelivery: null }),
  };
}
