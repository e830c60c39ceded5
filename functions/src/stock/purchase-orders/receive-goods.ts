import { paiseToRupees, rupeesToPaise } from '@kargha/domain/money/paise';
import { stockOnHand, type Product } from '@kargha/domain/catalogue/product';
import {
  afterReceipt,
  averageCost,
  receiptRefusal,
  type PurchaseOrder,
  type PurchaseOrderLine,
} from '@kargha/domain/stock/purchase-order';
import type { PurchaseReceiptRequest } from '@kargha/domain/stock/purchase-order-requests';
import { applyChange, receipt } from '@kargha/domain/stock/stock';

import { invalid } from '../../http/errors.ts';
import {
  inTransaction,
  type DocumentSnapshot,
  type Transaction,
} from '../../platform/firestore.ts';
import { costingIn, costingRef, writeCosts } from '../../records/costing-record.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { refuseOtherContent, requestHash } from '../../records/repeated-request.ts';
import { moveUnit, writeMovement } from '../../records/stock-record.ts';
import {
  changePurchaseOrder,
  findPurchaseOrder,
  purchaseOrderRef,
  refuseStale,
  refuseUnless,
  type PurchaseOrderAction,
} from './purchase-order-record.ts';

const ALREADY_RECEIVED =
  'This delivery was already recorded without your last change. Reload the page to see it.';

/**
 * Records a delivery: accepted units are added to stock, change the average cost and are the last purchase. Each receipt ID counts once.
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

interface Arrival {
  product: Product;
  costing: DocumentSnapshot;
  line: PurchaseOrderLine;
  pieces: number;
}

async function readArrivals(
  transaction: Transaction,
  { lines }: PurchaseOrder,
  receivedLines: PurchaseReceiptRequest['lines'],
): Promise<Arrival[]> {
  const good = lines.flatMap((line) => {
    const quantity =
      receivedLines.find(({ productId }) => productId === line.productId)?.accepted ?? 0;
    return quantity > 0 ? [{ line, pieces: quantity }] : [];
  });
  return Promise.all(
    good.map(async ({ line, pieces: quantity }) => {
      const refs = [productRef(line.productId), costingRef(line.productId)];
      const [found, costing] = await transaction.getAll(...refs);
      const product = found ? readProduct(found) : null;
      return product && costing ? [{ product, costing, line, pieces: quantity }] : [];
    }),
  ).then((arrivals) => arrivals.flat());
}

interface ReceiptCause {
  order: PurchaseOrder;
  receiptId: string;
  by: string;
  at: Date;
}

function storeArrival(
  transaction: Transaction,
  { product, costing, line, pieces: quantity }: Arrival,
  { order, receiptId, by, at }: ReceiptCause,
): void {
  const { _id: productId } = product;
  const change = receipt(quantity);
  moveUnit(transaction, { productId }, change, at);
  writeMovement(transaction, `${order.id}-${receiptId}_receipt_${productId}`, {
    ...change,
    productId,
    orderId: null,
    by,
    at,
    note: order.number,
    source: purchaseOrderRef(order.id).path,
  });
  const { unitCost: known } = costingIn(costing);
  const current = {
    pieces: stockOnHand(product),
    unitCost: known === null ? null : rupeesToPaise(known),
  };
  const average = averageCost(current, { pieces: quantity, unitCost: line.unitCost });
  const { number, supplierName: supplier } = order;
  const lastPurchase = { number, unitCost: paiseToRupees(line.unitCost), quantity, at };
  writeCosts(
    transaction,
    { ...product, ...applyChange(product, change) },
    { unitCost: paiseToRupees(average), supplier, lastPurchase },
  );
}
