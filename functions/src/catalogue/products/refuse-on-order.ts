import { variantName } from '@kargha/domain/shopping/line-title';
import type { StockUnit } from '@kargha/domain/stock/stock';
import { OPEN_PURCHASE_ORDER_STATES, outstanding } from '@kargha/domain/stock/purchase-order';
import type { Variant } from '@kargha/domain/catalogue/variants';

import { conflict } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { purchaseOrders, readEachPurchaseOrder } from '../../records/purchase-order-record.ts';
import { readEachTransfer, transfers } from '../../records/transfer-record.ts';

/** More than a shop has open at once. With more, a variant that is on its way could be missed. */
const MAX_OPEN = 500;

interface ExpectedLine extends StockUnit {
  /** the purchase order or transfer */
  number: string;
}

/**
 * Units on their way would arrive in a variant that is no longer sold. Reads only when variants are taken off sale.
 * Throws 409 variant_in_use.
 */
export async function refuseOnOrder(
  transaction: Transaction,
  productId: string,
  retired: readonly Variant[],
): Promise<void> {
  if (retired.length === 0) return;
  const [ordered, moving] = await Promise.all([
    linesOnOrder(transaction),
    linesInTransfer(transaction),
  ]);
  for (const { id, options } of retired) {
    const line = [...ordered, ...moving].find(
      (one) => one.productId === productId && one.variantId === id,
    );
    if (!line) continue;
    const message = `${variantName(options)} is in ${line.number}. Receive or cancel that first, or take the variant out of it, before you rename or remove it.`;
    throw conflict('variant_in_use', message, { options, number: line.number });
  }
}

async function linesOnOrder(transaction: Transaction): Promise<ExpectedLine[]> {
  const open = purchaseOrders().where('state', 'in', OPEN_PURCHASE_ORDER_STATES);
  const { docs } = await transaction.get(open.limit(MAX_OPEN));
  refuseUncertain(docs.length, 'purchase orders');
  return readEachPurchaseOrder(docs).flatMap(({ number, lines }) =>
    lines.filter((line) => outstanding(line) > 0).map((line) => ({ ...line, number })),
  );
}

async function linesInTransfer(transaction: Transaction): Promise<ExpectedLine[]> {
  const open = transfers().where('state', 'in', ['pending', 'in_transit']);
  const { docs } = await transaction.get(open.limit(MAX_OPEN));
  refuseUncertain(docs.length, 'transfers');
  return readEachTransfer(docs).flatMap(({ number, lines }) =>
    lines.map((line) => ({ ...line, number })),
  );
}

function refuseUncertain(read: number, what: string): void {
  if (read < MAX_OPEN) return;
  const message = `${MAX_OPEN} ${what} or more are open. Complete or cancel some before you rename or remove a variant.`;
  throw conflict('variant_in_use', message, {});
}
