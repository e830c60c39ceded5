import { formatPaise } from '@kargha/domain/money/money-format';
import { canTakeOut, type OrderLinesRequest } from '@kargha/domain/orders/order-edit-requests';
import { reduceOrder, type Reduction } from '@kargha/domain/orders/order-reduction';
import { paise, type Paise } from '@kargha/domain/money/paise';
import type { OrderState } from '@kargha/domain/orders/order-state';
import { piecesOf, type ShipmentLine } from '@kargha/domain/orders/shipment';
import { isSameLine, refOf } from '@kargha/domain/shopping/line-ref';
import { release } from '@kargha/domain/stock/stock';

import { HttpError, invalid } from '../http/errors.ts';
import type { GoingBack } from '../mail/money-back.ts';
import { reducedLetter } from '../mail/order-letters.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { performRefund } from '../payments/settling/perform-refund.ts';
import type { Transaction } from '../platform/firestore.ts';
import { queueMail } from '../records/mail-record.ts';
import type { OrderRecord } from '../records/order-record.ts';
import { changeStock } from '../records/stock-record.ts';
import { moneyLeft } from '../refunds/money-left.ts';
import { refundInParts, type RefundParts } from '../refunds/refund-parts.ts';
import { endCancelRequestIn } from './cancel-request.ts';
import { nextState, withState } from './parcel-steps.ts';
import {
  changeByStaff,
  notAllowed,
  recordStep,
  revisionOf,
  type Changed,
  type StaffChange,
} from './staff-change.ts';

const CANNOT_ADD =
  'Pieces cannot be added to an order that is paid. Please create a further order for them.';
const HAS_LEFT = 'Pieces that are in a parcel cannot be taken out of the order.';
const NOTHING_LEFT = 'Nothing would be left of this order. Please cancel it instead.';
const IN_PARTS = 'This order is paid in parts as its offer says; its lines cannot be changed here.';

/**
 * Takes pieces that are in no parcel out of an order: they are back on the shelf, and exactly what they cost goes back,
 * with their part of the discount and of the tax, to payment and gift card. Throws 400 invalid, 404, 409 stale,
 * not_allowed, cannot_add, has_left, nothing_left and too_much.
 */
export async function reduceLines(
  context: PaymentContext,
  change: StaffChange,
  { lines: wanted, reason }: OrderLinesRequest,
): Promise<Changed> {
  const { actor, at } = change;
  const { refundIds, ...changed } = await changeByStaff(change, async (transaction, order) => {
    if (!canTakeOut(order)) throw notAllowed(order);
    refuseImpossible(order, wanted);
    const money = await moneyLeft(transaction, order);
    const reduction = reduceOrder(order, wanted);
    const taken = takenOut(order, reduction);
    const asked = {
      amount: reduction.back,
      reason: 'reduced',
      initiatedFrom: 'admin',
      // The tax invoice that has them is corrected by a credit note (CGST Act s. 34).
      ...(order.invoiceNumber && { invoicedPieces: taken }),
    } as const;
    const parts =
      reduction.back === 0
        ? NO_MONEY
        : refundInParts(transaction, order, money, { ...asked, note: reason, by: actor, at });
    giveStockBack(transaction, order, reduction, { by: actor, at });
    const letter = reducedLetter(order, taken, { reason, ...goingBack(reduction, parts) });
    const revision = revisionOf(order) + 1;
    queueMail(transaction, `order_${order.id}_reduced-${revision}`, letter);
    const { back } = reduction;
    const what = back > 0 ? `Pieces taken out, ${formatPaise(back)} go back` : 'Pieces taken out';
    const to = stateAfter(order, reduction);
    const step = { action: 'lines', to, what, actor, at, note: reason };
    const shipments = order.shipments.map((parcel) => withState(parcel, order));
    const kept = endCancelRequestIn(transaction, order, to, { by: actor, at });
    const owing = { ...kept, ...parts.changes };
    const changes = { ...owing, ...changesOf(order, reduction, parts), shipments };
    return { ...recordStep(transaction, order, step, changes), refundIds: parts.refundIds };
  });
  for (const refundId of refundIds) await performRefund(context, refundId);
  return changed;
}

/** Free pieces cost nothing. */
const NO_MONEY: RefundParts = {
  refundIds: [],
  byHand: paise(0),
  cardRefundId: null,
  onCard: null,
  changes: {},
};

/** By which ways the money goes back; what neither staff nor the card give back, the gateway does. */
function goingBack({ back }: Reduction, parts: RefundParts): GoingBack {
  const { byHand, onCard } = parts;
  return { back: paise(back - byHand - onCardOf(parts)), byHand, onCard };
}

function onCardOf({ onCard }: RefundParts): Paise {
  return onCard?.amount ?? paise(0);
}

function refuseImpossible(order: OrderRecord, wanted: readonly ShipmentLine[]): void {
  if (order.instalments) throw notAllowed(order, IN_PARTS);
  const stay = (line: ShipmentLine) =>
    wanted.find((one) => isSameLine(one, line))?.quantity ?? line.quantity;
  for (const line of wanted) refuseCount(order, line);
  const left = order.lines.map(stay);
  if (left.every((quantity) => quantity === 0)) {
    throw new HttpError(409, 'nothing_left', NOTHING_LEFT);
  }
  const isSame = order.lines.every(({ quantity }, place) => quantity === left[place]);
  if (isSame) throw invalid('Nothing was taken out.');
}

/** No more pieces than the order has, and no fewer than are in its parcels. */
function refuseCount(order: OrderRecord, wanted: ShipmentLine): void {
  const { productId, quantity } = wanted;
  const now = order.lines.find((line) => isSameLine(line, wanted))?.quantity ?? 0;
  if (quantity > now) throw new HttpError(409, 'cannot_add', CANNOT_ADD, { [productId]: now });
  const gone = piecesOf(wanted, order.shipments);
  if (quantity < gone) throw new HttpError(409, 'has_left', HAS_LEFT, { [productId]: gone });
}

/** Without the pieces that never left, the order is as far as its parcels. */
function stateAfter(order: OrderRecord, { lines }: Reduction): OrderState {
  if (order.shipments.length === 0) return order.state;
  return nextState({ ...order, lines }, order.shipments);
}

/** The row in the ledger is named by the revision, since the order's other pieces may be released later. */
function giveStockBack(
  transaction: Transaction,
  order: OrderRecord,
  { released }: Reduction,
  { by, at }: { by: string; at: Date },
): void {
  if (!order.stockHeld) return;
  const cause = { orderId: order.id, round: `lines-${revisionOf(order) + 1}`, by, at };
  changeStock(transaction, released, release, cause);
}

function takenOut(order: OrderRecord, { lines }: Reduction): ShipmentLine[] {
  return order.lines
    .map((before) => {
      const left = lines.find((line) => isSameLine(line, before))?.quantity ?? 0;
      return { ...refOf(before), quantity: before.quantity - left };
    })
    .filter(({ quantity }) => quantity > 0);
}

/** Shipping stays as it was paid: what was free stays free. */
function changesOf(
  { totals, coupon }: OrderRecord,
  { lines, subtotal, discount, tax, back }: Reduction,
  parts: RefundParts,
): Record<string, unknown> {
  const onCard = onCardOf(parts);
  return {
    lines,
    totals: {
      ...totals,
      subtotal,
      discount,
      tax,
      giftCard: paise(totals.giftCard - onCard),
      total: paise(totals.total - (back - onCard)),
    },
    ...(coupon && { 'coupon.discount': discount }),
  };
}
