import type { Costing } from '@kargha/domain/catalogue/costing';
import { paise, paiseToRupees, rupeesToPaise, type Paise } from '@kargha/domain/money/paise';
import { stockOnHand, type Product } from '@kargha/domain/catalogue/product';
import {
  afterReceipt,
  averageCost,
  receiptRefusal,
  type PurchaseOrder,
  type PurchaseOrderLine,
} from '@kargha/domain/stock/purchase-order';
import type { PurchaseReceiptRequest } from '@kargha/domain/stock/purchase-order-requests';
import { isSameLine } from '@kargha/domain/shopping/line-ref';
import { applyChange, receipt, unitKey } from '@kargha/domain/stock/stock';

import { invalid } from '../../http/errors.ts';
import {
  inTransaction,
  type DocumentSnapshot,
  type Transaction,
} from '../../platform/firestore.ts';
import { costingIn, costingRef, writeCosts } from '../../records/costing-record.ts';
import { createPieceBatch, newPieceBatch } from '../../records/pieces/new-piece-batch.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { refuseOtherContent, requestHash } from '../../records/repeated-request.ts';
import { moveUnits } from '../../records/stock-record.ts';
import {
  changePurchaseOrder,
  findPurchaseOrder,
  purchaseOrderRef,
  refuseStale,
  refuseUnless,
  type PurchaseOrderAction,
} from '../../records/purchase-order-record.ts';

const ALREADY_RECEIVED =
  'This delivery was already recorded without your last change. Reload the page to see it.';

/**
 * Records a delivery: accepted units are added to stock and recorded as pieces, change the average cost and are the last
 * purchase. Each receipt ID counts once.
 * Throws 400 invalid, 404, 409 stale, not_allowed and already_saved.
 */
export function receiveGoods(
  staffAction: PurchaseOrderAction,
  { receiptId, lines, note }: Omit<PurchaseReceiptRequest, 'revision'>,
): Promise<PurchaseOrder> {
  const { by, at } = staffAction;
  return inTransaction(async (transaction) => {
    const order = await findPurchaseOrder(staffAction.id, transaction);
    const receivedLines = lines.filter(({ accepted, rejected }) => accepted + rejected > 0);
    const known = order.receipts.find(({ id }) => id === receiptId);
    if (known) {
      const knownHash = requestHash({ came: known.lines, note: known.note });
      refuseOtherContent(
        { id: order.id, requestHash: knownHash },
        { came: receivedLines, note },
        ALREADY_RECEIVED,
      );
      return order;
    }
    refuseStale(order, staffAction);
    refuseUnless(order, ['ordered', 'partial']);
    const refusal = receiptRefusal(order.lines, receivedLines);
    if (refusal !== null) throw invalid(refusal);
    const after = afterReceipt(order.lines, receivedLines);
    const arrivals = await readArrivals(transaction, order, receivedLines);
    for (const arrival of arrivals)
      storeArrival(transaction, arrival, { order, receiptId, by, at });
    const receipts = [...order.receipts, { id: receiptId, lines: receivedLines, note, by, at }];
    const received = after.state === 'received' ? { receivedAt: at } : {};
    const changes = { ...after, ...received, receipts };
    const orderChange = { action: 'purchaseOrder.receive', changes, reason: note };
    return changePurchaseOrder(transaction, order, orderChange, staffAction);
  });
}

/** What arrived of one product: several lines when its variants have their own stock. */
interface Arrival {
  product: Product;
  costing: DocumentSnapshot;
  lines: { line: PurchaseOrderLine; quantity: number }[];
}

async function readArrivals(
  transaction: Transaction,
  { lines }: PurchaseOrder,
  receivedLines: PurchaseReceiptRequest['lines'],
): Promise<Arrival[]> {
  const good = lines.flatMap((line) => {
    const quantity = receivedLines.find((one) => isSameLine(one, line))?.accepted ?? 0;
    return quantity > 0 ? [{ line, quantity }] : [];
  });
  const ids = [...new Set(good.map(({ line }) => line.productId))];
  const arrivals = await Promise.all(
    ids.map(async (id) => {
      const [found, costing] = await transaction.getAll(productRef(id), costingRef(id));
      const product = found ? readProduct(found) : null;
      if (!product || !costing) return [];
      return [{ product, costing, lines: good.filter(({ line }) => line.productId === id) }];
    }),
  );
  return arrivals.flat();
}

interface ReceiptCause {
  order: PurchaseOrder;
  receiptId: string;
  by: string;
  at: Date;
}

function storeArrival(
  transaction: Transaction,
  { product, costing, lines }: Arrival,
  { order, receiptId, by, at }: ReceiptCause,
): void {
  const { _id: productId } = product;
  for (const { line, quantity } of lines) {
    const { variantId } = line;
    moveUnits(transaction, [{ productId, variantId, quantity }], receipt, (unit) => ({
      id: `${order.id}-${receiptId}_receipt_${unitKey(unit)}`,
      orderId: null,
      by,
      at,
      note: order.number,
      source: purchaseOrderRef(order.id).path,
    }));
    if (product.isPhysicalProduct) {
      const arrived = { variantId, count: quantity, receivedAt: at };
      const source = purchaseOrderRef(order.id).path;
      createPieceBatch(transaction, newPieceBatch(product, { ...arrived, source, at }));
    }
  }
  const { number, supplierName: supplier } = order;
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const unitCost = costAfter(product, costingIn(costing), lines);
  const last = lines.at(-1)?.line.unitCost ?? unitCost;
  const lastPurchase = { number, unitCost: paiseToRupees(last), quantity: pieces, at };
  writeCosts(
    transaction,
    { ...product, ...applyChange(product, receipt(pieces)) },
    { unitCost: paiseToRupees(unitCost), supplier, lastPurchase },
  );
}

/** The product's average cost after these lines. */
function costAfter(
  product: Product,
  { unitCost: known }: Pick<Costing, 'unitCost'>,
  lines: Arrival['lines'],
): Paise {
  let pieces = stockOnHand(product);
  let unitCost = known === null ? null : rupeesToPaise(known);
  for (const { line, quantity } of lines) {
    unitCost = averageCost({ pieces, unitCost }, { pieces: quantity, unitCost: line.unitCost });
    pieces += quantity;
  }
  return unitCost ?? paise(0);
}
