import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Product } from '@kargha/domain/catalogue/product';
import { unitOf } from '@kargha/domain/catalogue/variants';
import { isSameLine } from '@kargha/domain/shopping/line-ref';
import { transferIn, transferOut, unitKey, type StockChange } from '@kargha/domain/stock/stock';
import type { Transfer, TransferLine } from '@kargha/domain/stock/transfer';
import type { NewTransfer, TransferReceive } from '@kargha/domain/stock/transfer-requests';

import { conflict, invalid } from '../../http/errors.ts';
import { inTransaction, type Transaction } from '../../platform/firestore.ts';
import { writeAudit, type StaffAction } from '../../records/audit-record.ts';
import { nextDocumentNumber } from '../../records/document-number.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { refuseOtherContent, requestHash } from '../../records/repeated-request.ts';
import { byUnit, existingProducts, moveUnits, type StockItem } from '../../records/stock-record.ts';
import { transferLine } from '../stock-line.ts';
import { readPlaces } from './shop-places.ts';
import {
  moveTransfer,
  transferRef,
  transferToMove,
  transferWithId,
  type TransferAction,
} from '../../records/transfer-record.ts';

const SERIES = {
  name: 'transfers',
  prefix: 'TR-',
  collection: COLLECTIONS.transfers,
  first: 101,
};

/** Creates a transfer once per request. Does not move stock yet. Throws 400 invalid, 409 already_saved. */
export function createTransfer(input: NewTransfer, { by, at }: StaffAction): Promise<Transfer> {
  return inTransaction(async (transaction) => {
    const { requestId: id, ...sent } = input;
    const ref = transferRef(id);
    const existing = await transferWithId(id, transaction);
    if (existing) {
      refuseOtherContent({ id, requestHash: existing.requestHash }, sent);
      return existing;
    }
    const { places } = await readPlaces(transaction);
    const from = places.find(({ id }) => id === input.fromId);
    const to = places.find(({ id }) => id === input.toId);
    if (!from || !to) throw invalid('This location does not exist.');
    const products = await readProducts(transaction, input.lines);
    const lines = input.lines.map(({ productId, options, quantity }) => {
      const product = products.get(productId);
      if (!product) throw invalid('A product in this transfer no longer exists.');
      return { ...transferLine(product, options), quantity };
    });
    const { number, take } = await nextDocumentNumber(transaction, SERIES);
    const transfer = {
      number,
      from: from.name,
      to: to.name,
      fromSells: from.sells,
      toSells: to.sells,
      state: 'pending' as const,
      lines,
      note: input.note,
      createdAt: at,
      sentAt: null,
      completedAt: null,
      updatedAt: at,
      revision: 0,
      requestHash: requestHash(sent),
    };
    take();
    transaction.create(ref, transfer);
    const row = { action: 'transfer.create', target: ref.path, actor: by, reason: '', at };
    const after = { number, from: from.name, to: to.name, lines };
    writeAudit(transaction, { ...row, before: null, after });
    return { ...transfer, id };
  });
}

/**
 * Sends a transfer. Items from a selling place can no longer be sold. Throws 404, 409 stale, not_allowed, and 409
 * not_enough when less is in stock.
 */
export function sendTransfer(staffAction: TransferAction): Promise<Transfer> {
  return inTransaction(async (transaction) => {
    const transfer = await transferToMove(transaction, staffAction, 'in_transit');
    if (transfer.fromSells) {
      await refuseShortage(transaction, transfer);
      moveStock(transaction, transfer.lines, transferOut, {
        ...staffAction,
        transfer,
        step: 'sent',
      });
    }
    const changes = { state: 'in_transit', sentAt: staffAction.at } as const;
    return moveTransfer(transaction, transfer, changes, { ...staffAction, reason: '' });
  });
}

/**
 * Adds received items to stock if the place sells; missing items stay recorded. Throws 400 invalid when more
 * arrives than was sent, 404, 409 stale and not_allowed.
 */
export function receiveTransfer(
  staffAction: TransferAction,
  receivedLines: TransferReceive['lines'],
): Promise<Transfer> {
  return inTransaction(async (transaction) => {
    const transfer = await transferToMove(transaction, staffAction, 'completed');
    const lines = withReceived(transfer.lines, receivedLines);
    if (transfer.toSells) {
      const receivedItems = lines.map((line) => ({ ...line, quantity: line.received }));
      const items = await existingProducts(transaction, receivedItems);
      moveStock(transaction, items, transferIn, { ...staffAction, transfer, step: 'arrived' });
    }
    const changes = { state: 'completed', completedAt: staffAction.at, lines } as const;
    return moveTransfer(transaction, transfer, { ...changes }, { ...staffAction, reason: '' });
  });
}

/** Items in transit return to the sending place. Throws 404, 409 stale and not_allowed. */
export function cancelTransfer(staffAction: TransferAction, reason: string): Promise<Transfer> {
  return inTransaction(async (transaction) => {
    const transfer = await transferToMove(transaction, staffAction, 'cancelled');
    if (transfer.state === 'in_transit' && transfer.fromSells) {
      const items = await existingProducts(transaction, transfer.lines);
      moveStock(transaction, items, transferIn, { ...staffAction, transfer, step: 'back' });
    }
    return moveTransfer(transaction, transfer, { state: 'cancelled' }, { ...staffAction, reason });
  });
}

async function readProducts(
  transaction: Transaction,
  lines: readonly Pick<TransferLine, 'productId'>[],
): Promise<Map<string, Product | null>> {
  const found = await transaction.getAll(...lines.map(({ productId }) => productRef(productId)));
  return new Map(found.map((snapshot) => [snapshot.id, readProduct(snapshot)]));
}

async function refuseShortage(transaction: Transaction, { lines }: Transfer): Promise<void> {
  const products = await readProducts(transaction, lines);
  for (const { productId, variantId, title, quantity } of lines) {
    const product = products.get(productId);
    const available = product ? Math.max(0, unitOf(product, variantId).quantity) : 0;
    if (available >= quantity) continue;
    const message = `Only ${available} pieces of ${title} are available.`;
    throw conflict('not_enough', message, { productId, available: available });
  }
}

function withReceived(lines: readonly TransferLine[], receivedLines: TransferReceive['lines']) {
  const isUnknownProduct = receivedLines.some((received) =>
    lines.every((line) => !isSameLine(line, received)),
  );
  if (isUnknownProduct) throw invalid('A product in this delivery is not in the transfer.');
  return lines.map((line) => {
    const received = receivedLines.find((one) => isSameLine(one, line))?.quantity ?? 0;
    if (received > line.quantity) {
      throw invalid(`Only ${line.quantity} pieces of ${line.title} were sent.`);
    }
    return { ...line, received };
  });
}

interface StockMove extends StaffAction {
  transfer: Transfer;
  /** part of the ledger row IDs, so that each step moves stock once */
  step: 'sent' | 'arrived' | 'back';
}

function moveStock(
  transaction: Transaction,
  lines: readonly StockItem[],
  change: (pieces: number) => StockChange,
  { transfer, step, by, at }: StockMove,
): void {
  moveUnits(transaction, byUnit(lines), change, (unit, { reason }) => ({
    id: `${transfer.id}-${step}_${reason}_${unitKey(unit)}`,
    orderId: null,
    by,
    at,
    note: `${transfer.number}: ${transfer.from} → ${transfer.to}`,
    source: transferRef(transfer.id).path,
  }));
}
