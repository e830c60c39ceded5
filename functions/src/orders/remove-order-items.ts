import { canRemoveItems, type OrderLinesRequest } from '@kargha/domain/orders/order-edit-requests';
import { removeItems, type ItemRemoval } from '@kargha/domain/orders/remove-items';
import { paise } from '@kargha/domain/money/paise';
import { unpaidInstalments } from '@kargha/domain/payments/instalment';
import { reduceInstalments } from '@kargha/domain/payments/reduce-instalments';
import type { OrderState } from '@kargha/domain/orders/order-state';
import { piecesOf, type ShipmentLine } from '@kargha/domain/orders/shipment';
import { isSameLine, refOf } from '@kargha/domain/shopping/line-ref';
import { release } from '@kargha/domain/stock/stock';

import { HttpError, invalid } from '../http/errors.ts';
import { itemsRemovedEmail } from '../mail/order-emails.ts';
import type { PaymentContext } from '../money/payments/payment-context.ts';
import { sendRefund } from '../money/payments/send-refund.ts';
import type { Transaction } from '../platform/firestore.ts';
import { queueEmail } from '../records/email-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { changeStock } from '../records/stock-record.ts';
import { readRefundableMoney } from '../money/refunds/refundable-money.ts';
import { decideSecondPerson, type Approval } from '../money/refunds/second-person.ts';
import { declineCancelRequestOnMove } from './decline-cancel-request.ts';
import { nextState, withState } from './courier-steps.ts';
import {
  describeRemovedItems,
  settleRemovedItems,
  type RemovedItemsSettlement,
} from './settle-removed-items.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  revisionOf,
  type ChangedOrder,
  type StaffChange,
} from '../records/change-order.ts';

const CANNOT_ADD = 'You cannot add items to a paid order. Please create another order for them.';
const HAS_LEFT = 'Items that are already in a parcel cannot be removed from the order.';
const NOTHING_LEFT = 'This would leave no items in the order. Please cancel it instead.';

/**
 * Removes items that have not shipped: releases their stock and refunds their price with their share of discount
 * and tax to payment and gift card; above the limit of the shop it waits for a second person first. For an order with instalments, the price is deducted from the balance first.
 * Throws 400 invalid, 404, 409 stale, not_allowed, cannot_add, has_left, nothing_left and too_much.
 */
export async function removeOrderItems(
  context: PaymentContext,
  change: StaffChange & { approval?: Approval },
  { lines: requested, reason }: OrderLinesRequest,
): Promise<ChangedOrder & { isWaiting?: boolean }> {
  const { actor, at, approval } = change;
  const { refundIds, ...changed } = await changeByStaff(change, async (transaction, order) => {
    if (!canRemoveItems(order)) throw notAllowed(order);
    refuseImpossible(order, requested);
    const money = await readRefundableMoney(transaction, order, approval);
    const reduction = removeItems(order, requested);
    const credited = reduceInstalments(unpaidInstalments(order), reduction.back).credited;
    const amount = paise(reduction.back - credited);
    const ask = {
      kind: 'lines',
      lines: requested,
      reason,
      includesShipping: false,
      amount,
    } as const;
    const asking = { ask, money, by: actor, at, approval };
    const second = await decideSecondPerson(transaction, order, asking);
    if (second.mustWait) return { ...second.ask(), refundIds: [], isWaiting: true };
    const taken = removedLines(order, reduction);
    const input = {
      amount: reduction.back,
      purpose: 'removed_items',
      lines: taken,
      // A credit note corrects the tax invoice (CGST Act s. 34).
      isInvoiced: Boolean(order.invoiceNumber),
      initiatedFrom: 'admin',
    } as const;
    const cause = { note: reason, by: actor, at, ...second.approver };
    second.record();
    const settled = settleRemovedItems(transaction, order, money, { ...input, ...cause });
    releaseStock(transaction, order, reduction, { by: actor, at });
    const email = itemsRemovedEmail(order, taken, { reason, ...settled });
    const revision = revisionOf(order) + 1;
    queueEmail(transaction, `order_${order.id}_reduced-${revision}`, email);
    const what = describeRemovedItems(settled);
    const to = stateAfter(order, reduction);
    const step = { action: 'lines', to, what, actor, at, note: reason };
    const shipments = order.shipments.map((parcel) => withState(parcel, order));
    const declined = declineCancelRequestOnMove(transaction, order, to, { by: actor, at });
    const owing = { ...declined, ...settled.changes };
    const changes = { ...owing, ...changesOf(order, reduction, settled), shipments };
    return { ...recordStep(transaction, order, step, changes), refundIds: settled.refundIds };
  });
  for (const refundId of refundIds) await sendRefund(context, refundId);
  return changed;
}

function refuseImpossible(order: OrderRecord, requested: readonly ShipmentLine[]): void {
  const keptQuantity = (line: ShipmentLine) =>
    requested.find((one) => isSameLine(one, line))?.quantity ?? line.quantity;
  for (const line of requested) refuseCount(order, line);
  const remaining = order.lines.map(keptQuantity);
  if (remaining.every((quantity) => quantity === 0)) {
    throw new HttpError(409, 'nothing_left', NOTHING_LEFT);
  }
  const isSame = order.lines.every(({ quantity }, place) => quantity === remaining[place]);
  if (isSame) throw invalid('You have not removed any items.');
}

/** The quantity may not exceed the ordered one or fall below the shipped one. */
function refuseCount(order: OrderRecord, requested: ShipmentLine): void {
  const { productId, quantity } = requested;
  const now = order.lines.find((line) => isSameLine(line, requested))?.quantity ?? 0;
  if (quantity > now) throw new HttpError(409, 'cannot_add', CANNOT_ADD, { [productId]: now });
  const shipped = piecesOf(requested, order.shipments);
  if (quantity < shipped) throw new HttpError(409, 'has_left', HAS_LEFT, { [productId]: shipped });
}

/** Once the unshipped items are removed, the order has the state of its parcels. */
function stateAfter(order: OrderRecord, { lines }: ItemRemoval): OrderState {
  if (order.shipments.length === 0) return order.state;
  return nextState({ ...order, lines }, order.shipments);
}

/** The ledger row is named by the revision, because the other items may be released later. */
function releaseStock(
  transaction: Transaction,
  order: OrderRecord,
  { released }: ItemRemoval,
  { by, at }: { by: string; at: Date },
): void {
  if (!order.stockHeld) return;
  const cause = { orderId: order.id, round: `lines-${revisionOf(order) + 1}`, by, at };
  changeStock(transaction, released, release, cause);
}

function removedLines(order: OrderRecord, { lines }: ItemRemoval): ShipmentLine[] {
  return order.lines
    .map((before) => {
      const remaining = lines.find((line) => isSameLine(line, before))?.quantity ?? 0;
      return { ...refOf(before), quantity: before.quantity - remaining };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** What shipping costs does not change: free shipping stays free. */
function changesOf(
  { totals, coupon }: OrderRecord,
  { lines, back, released: _released, ...reduced }: ItemRemoval,
  settled: RemovedItemsSettlement,
): Record<string, unknown> {
  const onCard = settled.onCard?.amount ?? paise(0);
  return {
    lines,
    totals: {
      ...totals,
      ...reduced,
      giftCard: paise(totals.giftCard - onCard),
      total: paise(totals.total - (back - onCard)),
    },
    ...(coupon && { 'coupon.discount': reduced.discount }),
  };
}
