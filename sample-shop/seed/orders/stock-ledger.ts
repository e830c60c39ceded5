import type { OrderState } from '@kargha/domain/orders/order-state';
import {
  adjustment,
  reserve,
  ledgerSum,
  movementId,
  opening,
  openingId,
  release,
  restock,
  ship,
  unitKey,
  type StockChange,
  type StockLevel,
  type StockMovement,
} from '@kargha/domain/stock/stock';

import type { StateTimes } from '@kargha/domain/orders/tracking';

import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { variantsOfSample } from '../catalogue/sample-variants.ts';
import { daysAgo } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { uidOf } from '../people/people.ts';
import type { StoredOrder } from './stored-order.ts';

interface NamedMovement extends StockMovement {
  id: string;
  note?: string;
}

const STOCK_CHANGES: readonly (readonly [OrderState, (quantity: number) => StockChange])[] = [
  ['cancelled', release],
  ['expired', release],
  ['shipped', ship],
  ['returned', restock],
];

export interface Ledger {
  documents: SeedDocument[];
  /** of the product with all its variants, or of one of them */
  stockOf: (productId: string, variantId?: string) => StockLevel;
}

export interface StockCount {
  productId: string;
  difference: number;
  daysAgo: number;
  note: string;
}

/** Each product's opening movement is chosen so that its ledger ends at the catalogue's available quantity. */
export function stockLedger(
  catalogue: readonly CatalogueEntry[],
  orders: readonly StoredOrder[],
  counts: readonly StockCount[] = [],
): Ledger {
  const movements = [...orders.flatMap(orderMovements), ...counts.map(countMovement)];
  const openings = catalogue.flatMap((entry) => openingMovements(entry, movements));
  const all = [...openings, ...movements];
  return {
    documents: all.map(({ id, ...movement }) => seedDocument(`stockMovements/${id}`, movement)),
    stockOf: (productId, variantId) =>
      ledgerSum(
        all.filter(
          (one) =>
            one.productId === productId && (variantId === undefined || one.variantId === variantId),
        ),
      ),
  };
}

/** Stock is reserved at checkout, or when an offer is accepted. */
function reservingState(stateTimes: StateTimes): OrderState {
  return stateTimes.pending_payment ? 'pending_payment' : 'placed';
}

/** A product with variants opens with none of its own. */
function openingMovements(
  entry: CatalogueEntry,
  movements: readonly NamedMovement[],
): NamedMovement[] {
  const variants = variantsOfSample(entry);
  const own = { available: variants.length > 0 ? 0 : entry.available };
  return [own, ...variants.map(({ id, pieces }) => ({ variantId: id, available: pieces }))].map(
    (unit) => openingMovement(entry, unit, movements),
  );
}

function openingMovement(
  entry: CatalogueEntry,
  { available, variantId }: { available: number; variantId?: string },
  movements: readonly NamedMovement[],
): NamedMovement {
  const unit = { productId: entry.id, ...(variantId !== undefined && { variantId }) };
  const sum = ledgerSum(movements.filter((one) => unitKey(one) === unitKey(unit)));
  return {
    id: openingId(unit),
    ...opening({ quantity: available - sum.quantity, committed: 0 }),
    ...unit,
    orderId: null,
    by: uidOf('ananya'),
    at: daysAgo(entry.listedDaysAgo),
  };
}

function countMovement(count: StockCount, index: number): NamedMovement {
  return {
    id: `adjustment-${index + 1}_${count.productId}`,
    ...adjustment(count.difference),
    productId: count.productId,
    orderId: null,
    by: uidOf('ananya'),
    at: daysAgo(count.daysAgo),
    note: count.note,
  };
}

function orderMovements({ id, lines, stateTimes, holdRound }: StoredOrder): NamedMovement[] {
  return lines.flatMap(({ productId, variantId, held }) =>
    [[reservingState(stateTimes), reserve] as const, ...STOCK_CHANGES].flatMap(
      ([state, change]) => {
        const at = stateTimes[state];
        if (!at || held === 0) return [];
        const stockChange = change(held);
        const by = stockChange.reason === 'hold' ? 'shopper' : uidOf('kabir');
        const unit = { productId, ...(variantId !== undefined && { variantId }) };
        const row = { ...stockChange, ...unit, orderId: id, by, at };
        return { id: movementId(id, stockChange.reason, unit, holdRound), ...row };
      },
    ),
  );
}
