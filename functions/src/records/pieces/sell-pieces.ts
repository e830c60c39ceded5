import type { PieceBatch } from '@kargha/domain/pieces/piece-batch';
import { countIn, takeFirst, type PieceRange } from '@kargha/domain/pieces/piece-ranges';
import { unitKey, type StockUnit } from '@kargha/domain/stock/stock';

import type { Transaction } from '../../platform/firestore.ts';
import { filterParts } from '../../platform/query-pages.ts';
import { productRef, readEachProduct } from '../product-record.ts';
import { createPieceBatch, newPieceBatch } from './new-piece-batch.ts';
import { pieceBatches, pieceBatchRef, readEachPieceBatch } from './piece-batch-record.ts';
import { codesOf } from './piece-codes.ts';

interface SoldUnits extends StockUnit {
  quantity: number;
}

/** Which pieces go out, and the writes that record it. */
interface SoldPieces {
  /** the codes of each of the units, in their order; none for what is no piece */
  codes: string[][];
  write: () => void;
}

/** Units with pieces in more batches than this take the rest from new records. */
const MAX_BATCHES = 20;

/**
 * Chooses the pieces that leave: the oldest first. Pieces that were in the shop before they were recorded get their
 * record now, so that each piece leaves with one. Reads only; call `write` in the same transaction.
 */
export async function sellPieces(
  transaction: Transaction,
  units: readonly SoldUnits[],
  at: Date,
): Promise<SoldPieces> {
  const batches = await unsoldBatches(transaction, units);
  const changed = new Set<PieceBatch>();
  const codes: string[][] = [];
  const missing = units.map(({ quantity, ...unit }) => {
    let left = quantity;
    const taken = (batches.get(unitKey(unit)) ?? []).flatMap((batch) => {
      const ranges = takeUnsold(batch, left);
      left -= countIn(ranges);
      if (ranges.length > 0) changed.add(batch);
      return codesOf(batch, ranges);
    });
    codes.push(taken);
    return { ...unit, quantity: left };
  });
  const recorded = await recordMissing(transaction, missing, at);
  recorded.forEach((batch, place) => {
    if (batch) codes[place]?.push(...codesOf(batch, takeUnsold(batch, batch.count)));
  });
  return {
    codes,
    write: () => {
      for (const batch of changed) updateUnsold(transaction, batch);
      for (const batch of recorded) if (batch) createPieceBatch(transaction, batch);
    },
  };
}

/** Removes the pieces from the batch. */
function takeUnsold(batch: PieceBatch, count: number): PieceRange[] {
  const { taken, rest } = takeFirst(batch.unsold, count);
  batch.unsold = rest;
  batch.hasUnsold = rest.length > 0;
  return taken;
}

export function updateUnsold(
  transaction: Transaction,
  { id, unsold, withdrawn }: Pick<PieceBatch, 'id' | 'unsold' | 'withdrawn'>,
): void {
  transaction.update(pieceBatchRef(id), { unsold, hasUnsold: unsold.length > 0, withdrawn });
}

/** One query for all units of a parcel, which is read in each dispatch. */
async function unsoldBatches(
  transaction: Transaction,
  units: readonly StockUnit[],
): Promise<Map<string, PieceBatch[]>> {
  const keys = [...new Set(units.map(unitKey))];
  const found = await Promise.all(
    filterParts(keys).map((part) =>
      transaction.get(unsoldQuery(part, 'asc').limit(part.length * MAX_BATCHES)),
    ),
  );
  const batches = found.flatMap(({ docs }) => readEachPieceBatch(docs));
  return new Map(keys.map((key) => [key, batches.filter(({ unit }) => unit === key)]));
}

/** Batches of these units, at most 30, that have pieces to sell, by the time at which they were recorded. */
export function unsoldQuery(units: readonly string[], order: 'asc' | 'desc') {
  return pieceBatches()
    .where('unit', 'in', units)
    .where('hasUnsold', '==', true)
    .orderBy('createdAt', order);
}

/** A new record for each unit that has fewer pieces than are sold; null where there is nothing to record. */
async function recordMissing(
  transaction: Transaction,
  units: readonly SoldUnits[],
  at: Date,
): Promise<(PieceBatch | null)[]> {
  const short = units.filter(({ quantity }) => quantity > 0);
  const ids = [...new Set(short.map(({ productId }) => productId))];
  const found = ids.length > 0 ? await transaction.getAll(...ids.map(productRef)) : [];
  const products = new Map(readEachProduct(found).map((product) => [product._id, product]));
  return units.map(({ productId, variantId, quantity: count }) => {
    const product = products.get(productId);
    if (count < 1 || !product?.isPhysicalProduct) return null;
    return newPieceBatch(product, { variantId, count, receivedAt: null, source: '', at });
  });
}
