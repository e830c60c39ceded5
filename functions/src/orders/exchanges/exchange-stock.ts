import { maxPurchasable, type Product } from '@kargha/domain/catalogue/product';
import { asChosen } from '@kargha/domain/catalogue/variants';
import { EXCHANGE_HOLD_DAYS } from '@kargha/domain/orders/exchange';
import type { ReturnState } from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { DAY_MS } from '@kargha/domain/records/time-spans';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import {
  movementId,
  release,
  reserve,
  unitKey,
  type StockChange,
} from '@kargha/domain/stock/stock';

import { conflict, type HttpError } from '../../http/errors.ts';
import { retryOutOfStock } from '../../money/checkout/retry-out-of-stock.ts';
import type { PaymentContext } from '../../money/payments/payment-context.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { readReturn, returnRef } from '../../records/return-record.ts';
import { byUnit, moveUnits, type StockItem } from '../../records/stock-record.ts';
import { isRecordId } from '@kargha/domain/records/record-id';

export type ReturnedLine = OrderReturn['lines'][number];
export type ExchangedLine = ReturnedLine & { exchange: NonNullable<ReturnedLine['exchange']> };

export function exchangedLines(lines: readonly ReturnedLine[]): ExchangedLine[] {
  return lines.flatMap((line) => (line.exchange ? [{ ...line, exchange: line.exchange }] : []));
}

/** Tries once more after expired reservations of the products are released. */
export async function withFreedStock<Result>(
  context: PaymentContext,
  returnId: string,
  take: () => Promise<Result>,
): Promise<Result> {
  const found = isRecordId(returnId) ? readReturn(await returnRef(returnId).get()) : null;
  return retryOutOfStock(context, exchangedLines(found?.lines ?? []), take);
}

async function readExchangedProducts(
  transaction: Transaction,
  lines: readonly ExchangedLine[],
): Promise<ReadonlyMap<string, Product | null>> {
  const ids = [...new Set(lines.map(({ productId }) => productId))];
  if (ids.length === 0) return new Map();
  const found = await transaction.getAll(...ids.map((id) => productRef(id)));
  return new Map(found.map((one) => [one.id, readProduct(one)]));
}

interface WantedUnits extends StockItem {
  title: string;
  options: LineOptions;
}

/** Throws 409 out_of_stock when less is on sale than is wanted and not reserved yet. */
export function refuseSoldOut(
  wanted: readonly WantedUnits[],
  products: ReadonlyMap<string, Product | null>,
  reserved: readonly StockItem[] = [],
): void {
  for (const line of wanted) {
    const needed = unitsOf(wanted, line) - unitsOf(reserved, line);
    const available = availableUnits(line, products.get(line.productId));
    if (needed > 0 && needed > available) throw soldOut(lineTitle(line), available);
  }
}

function unitsOf(items: readonly StockItem[], unit: StockItem): number {
  return byUnit(items).find((one) => unitKey(one) === unitKey(unit))?.quantity ?? 0;
}

function availableUnits(
  { options, variantId }: WantedUnits,
  product: Product | null | undefined,
): number {
  if (product?.status !== 'active') return 0;
  const chosen = asChosen(product, options);
  return chosen.variantId === variantId ? maxPurchasable(chosen) : 0;
}

function soldOut(title: string, available: number): HttpError {
  const message = `${title} has sold out meanwhile. Nothing was changed. You can approve the return for a refund instead.`;
  return conflict('out_of_stock', message, { available });
}

interface Cause {
  actor: string;
  at: Date;
}

type HeldExchange = Pick<OrderReturn, 'lines' | 'exchange'>;

/** What a return has reserved. */
export function reservedItems({ lines, exchange }: HeldExchange): StockItem[] {
  if (exchange?.state !== 'reserved') return [];
  return exchangedLines(lines).map(({ productId, exchange: { variantId, held = 0 } }) => ({
    productId,
    variantId,
    quantity: held,
  }));
}

/** Reserves the other pieces when a return is approved. Throws 409 out_of_stock. */
async function reserveExchange(
  transaction: Transaction,
  orderReturn: OrderReturn,
  cause: Cause,
): Promise<HeldExchange> {
  const { lines, exchange } = orderReturn;
  const wanted = exchangedLines(lines);
  const products = await readExchangedProducts(transaction, wanted);
  const units = wanted.map(({ productId, quantity, title, exchange: { options, variantId } }) => ({
    ...{ productId, quantity, title, options, variantId },
  }));
  refuseSoldOut(units, products);
  const held = lines.map((line) => {
    if (!line.exchange) return line;
    const isTracked = products.get(line.productId)?.trackQuantity === true;
    return { ...line, exchange: { ...line.exchange, held: isTracked ? line.quantity : 0 } };
  });
  const reservedUntil = new Date(cause.at.getTime() + EXCHANGE_HOLD_DAYS * DAY_MS);
  const after = {
    lines: held,
    ...(exchange && { exchange: { ...exchange, state: 'reserved' as const, reservedUntil } }),
  };
  moveReserved(transaction, { ...orderReturn, ...after }, reserve, cause);
  return after;
}

/** Puts reserved pieces back on sale; for a replacement they are reserved again at once. */
export function releaseExchange(
  transaction: Transaction,
  orderReturn: OrderReturn,
  cause: Cause,
): void {
  moveReserved(transaction, orderReturn, release, cause);
}

function moveReserved(
  transaction: Transaction,
  orderReturn: OrderReturn,
  change: (quantity: number) => StockChange,
  { actor: by, at }: Cause,
): void {
  const items = byUnit(reservedItems(orderReturn));
  moveUnits(transaction, items, change, (unit, { reason }) => ({
    id: movementId(orderReturn.id, reason, unit),
    orderId: orderReturn.orderId,
    by,
    at,
  }));
}

interface StepCause extends Cause {
  refundInstead: boolean;
}

/** The lines and the exchange of a return after a step of it. Throws 409 out_of_stock. */
export async function exchangeAfterStep(
  transaction: Transaction,
  orderReturn: OrderReturn,
  to: ReturnState,
  cause: StepCause,
): Promise<Partial<HeldExchange>> {
  const { exchange } = orderReturn;
  if (!exchange) return {};
  if (to === 'approved' && !cause.refundInstead)
    return reserveExchange(transaction, orderReturn, cause);
  if (to === 'picked_up') return { exchange: { ...exchange, reservedUntil: null } };
  return declineExchange(transaction, orderReturn, cause);
}

/** The return is refunded instead, or rejected. */
export function declineExchange(
  transaction: Transaction,
  orderReturn: OrderReturn,
  cause: Cause,
): Pick<OrderReturn, 'exchange'> {
  const { exchange } = orderReturn;
  if (!exchange) return {};
  releaseExchange(transaction, orderReturn, cause);
  return { exchange: { ...exchange, state: 'declined', reservedUntil: null } };
}
