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
  type StockChange,
  type StockLevel,
  type StockMovement,
} from '@kargha/domain/stock/stock';

import type { StateTimes } from '@kargha/domain/orders/tracking';

import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
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
  stockOf: (productId: string) => StockLevel;
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
  const openings = catalogue.map((entry) => openingMovement(entry, movements));
  const all = [...openings, ...movements];
  return {
    documents: all.map(({ id, ...movement }) => seedDocument(`stockMovements/${id}`, movement)),
    stockOf: (productId) => ledgerSum(all.filter((one) => one.productId === productId)),
  };
}

/** Stock is reserved at checkout, or when an offer is accepted. */
function reservingState(stateTimes: StateTimes): OrderState {
  return stateTimes.pending_payment ? 'pending_payment' : 'placed';
}

function openingMovement(
  entry: CatalogueEntry,
  movements: readonly NamedMovement[],
): NamedMovement {
  const sum = ledgerSum(movements.filter(({ productId }) => productId === entry.id));
  return {
    id: openingId({ productId: entry.id }),
    ...opening({ quantity: entry.available - sum.quantity, committed: 0 }),
    productId: entry.id,
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
  return lines.flatMap(({ productId, held }) =>
    [[reservingState(stateTimes), reserve] as const, ...STOCK_CHANGES].flatMap(
      ([state, change]) => {
        const at = stateTimes[state];
        if (!at || held === 0) return [];
        const stockChange = change(held);
        const by = stockChange.reason === 'hold' ? 'shopper' : uidOf('kabir');
        const row = { ...stockChange, productId, orderId: id, by, at };
        return { id: movementId(id, stockChange.reason, { productId }, holdRound), ...row };
      },
    ),
  );
}
