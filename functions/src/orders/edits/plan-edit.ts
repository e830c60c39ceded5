import { editItems, type ItemEdit } from '@kargha/domain/orders/edit-items';
import { canRemoveItems } from '@kargha/domain/orders/order-edit-requests';
import type { OrderLine } from '@kargha/domain/orders/order';
import { piecesOf, type ShipmentLine } from '@kargha/domain/orders/shipment';
import { paise, type Paise } from '@kargha/domain/money/paise';
import { isOfEdit } from '@kargha/domain/payments/added-balance';
import { reduceInstalments } from '@kargha/domain/payments/reduce-instalments';
import { unpaidInstalments } from '@kargha/domain/payments/instalment';
import { MAX_ORDER_LINES } from '@kargha/domain/records/request-fields';
import { isSameLine } from '@kargha/domain/shopping/line-ref';

import { HttpError, conflict, invalid } from '../../http/errors.ts';
import { refuseOverCreditLimit } from '../../money/credit/company-credit-guard.ts';
import { readRefundableMoney, type RefundableMoney } from '../../money/refunds/refundable-money.ts';
import type { Approval } from '../../money/refunds/second-person.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { notAllowed } from '../../records/change-order.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { readAddedLines } from './added-lines.ts';

const HAS_LEFT = 'Items that are already in a parcel cannot be removed from the order.';
const NOTHING_LEFT = 'This would leave no items in the order. Please cancel it instead.';
const NO_CREDIT = 'Only an order of a business on credit can be extended on credit.';
const TOO_MANY = `An order has at most ${MAX_ORDER_LINES} lines.`;
const TOO_SMALL =
  'The order would cost less than ₹1 more, which cannot be paid online. Please choose other quantities.';

/** Razorpay's minimum payment: ₹1. */
const MIN_PAYMENT = 100;

export interface PlannedEdit {
  edit: ItemEdit;
  added: OrderLine[];
  money: RefundableMoney;
}

/**
 * Reads and checks all of an edit, and writes nothing. Throws 400 invalid, 409 not_allowed, has_left, nothing_left and
 * amount_too_small, and as readAddedLines does.
 */
export async function planEdit(
  transaction: Transaction,
  order: OrderRecord,
  requested: readonly ShipmentLine[],
  { at, approval }: { at: Date; approval?: Approval | undefined },
): Promise<PlannedEdit> {
  if (!canRemoveItems(order)) throw notAllowed(order);
  refuseImpossible(order, requested);
  const added = await readAddedLines(transaction, order, requested, at);
  const money = await readRefundableMoney(transaction, order, approval);
  const edit = editItems(order, requested, added);
  if (edit.lines.length > MAX_ORDER_LINES) throw invalid(TOO_MANY);
  refuseTinyPayment(order, edit);
  return { edit, added, money };
}

/** What would go back: what the order costs less, without what is deducted from its balance. */
export function refundedBy(order: OrderRecord, { difference }: ItemEdit): Paise {
  const less = paise(Math.max(0, 0 - difference));
  return paise(less - reduceInstalments(unpaidInstalments(order), less).credited);
}

function refuseImpossible(order: OrderRecord, requested: readonly ShipmentLine[]): void {
  for (const line of requested) refuseShipped(order, line);
  const quantityOf = (line: ShipmentLine) =>
    requested.find((one) => isSameLine(one, line))?.quantity ?? line.quantity;
  const isSame = [...order.lines, ...requested].every(
    (line) =>
      quantityOf(line) === (order.lines.find((one) => isSameLine(one, line))?.quantity ?? 0),
  );
  if (isSame) throw invalid('You have not changed any items.');
  if ([...order.lines, ...requested].every((line) => quantityOf(line) === 0)) {
    throw new HttpError(409, 'nothing_left', NOTHING_LEFT);
  }
}

/** The quantity may not fall below the shipped one. */
function refuseShipped(order: OrderRecord, requested: ShipmentLine): void {
  const { productId, quantity } = requested;
  const shipped = piecesOf(requested, order.shipments);
  if (quantity < shipped) throw new HttpError(409, 'has_left', HAS_LEFT, { [productId]: shipped });
}

function refuseTinyPayment(order: OrderRecord, { difference }: ItemEdit): void {
  if (difference <= 0 || unpaidInstalments(order).some(isOfEdit)) return;
  if (difference < MIN_PAYMENT) throw conflict('amount_too_small', TOO_SMALL, { difference });
}

/** Throws 409 not_allowed, and as refuseOverCreditLimit does. */
export async function refuseWithoutCredit(
  transaction: Transaction,
  { uid, paymentTerms }: OrderRecord,
  { difference }: ItemEdit,
  at: Date,
): Promise<void> {
  if (paymentTerms !== 'credit-30' || uid === null) throw conflict('not_allowed', NO_CREDIT);
  const amount = paise(Math.max(0, difference));
  await refuseOverCreditLimit(transaction, { uid, amount, at });
}
