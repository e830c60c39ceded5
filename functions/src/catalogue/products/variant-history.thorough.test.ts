import { expect, test } from 'vitest';

import { combinationInputs } from '@kargha/domain/catalogue/variant-input';
import type { Product } from '@kargha/domain/catalogue/product';
import { unassignedQuantity } from '@kargha/domain/catalogue/variants';
import { PLAIN_PRODUCT } from '@kargha/domain/testing/plain-product';
import { randomNumbers } from '@kargha/domain/testing/random-numbers';
import {
  adjustment,
  ledgerSum,
  receipt,
  release,
  reserve,
  restock,
  ship,
  transferIn,
  transferOut,
  unitKey,
  type StockChange,
  type StockMovement,
} from '@kargha/domain/stock/stock';

import { caseCount } from '../../../../tests/soak/case-count.ts';
import { HttpError } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { moveUnits } from '../../records/stock-record.ts';
import { planCombinations } from './plan-combinations.ts';
import { adjustStock } from './product-stock.ts';

const HISTORIES = caseCount({ usual: 1_000, all: 10_000 });
const SIZES = ['S', 'M', 'L', 'XL'];
const MOVES = [reserve, release, ship, restock, receipt, adjustment, transferOut, transferIn];
const CAUSE = { by: 'staff', at: new Date('2026-11-20') };

test('after any history, the ledger of each size is its stock, and together they are the product', () => {
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const { kurta, rows } = historyOf(seed);
    for (const [variantId, { quantity, committed }] of Object.entries(kurta.combinations)) {
      const own = rows.filter((row) => unitKey(row) === unitKey({ productId: 'kurta', variantId }));
      expect(ledgerSum(own), `seed ${seed}`).toEqual({ quantity, committed });
    }
    const { quantity, committed } = kurta;
    expect(ledgerSum(rows), `seed ${seed}`).toEqual({ quantity, committed });
    expect(unassignedQuantity(kurta), `seed ${seed}`).toBe(0);
  }
});

test('in any history, an ID always means the same size', () => {
  for (let seed = 1; seed <= HISTORIES / 10; seed += 1) {
    const { meanings } = historyOf(seed);
    for (const sizes of meanings.values()) expect([...sizes], `seed ${seed}`).toHaveLength(1);
  }
});

/** Buys, returns, exchanges, receives, transfers, adjusts, renames and takes off sale at random. */
function historyOf(seed: number): KurtaHistory {
  const random = randomNumbers(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const history = new KurtaHistory(below);
  history.edit(SIZES.slice(0, 3).map((size) => sized(size, below(20))));
  for (let step = 0; step < 25; step += 1) {
    const event = below(10);
    if (event < 2) history.edit(changedMatrix(history.kurta, below));
    else if (event < 4) history.exchange();
    else history.move();
  }
  return history;
}

/** A product and its ledger, as the shop writes them. */
class KurtaHistory {
  kurta: Product = {
    ...PLAIN_PRODUCT,
    _id: 'kurta',
    quantity: 0,
    variants: [{ id: 'size', name: 'Size', values: SIZES }],
  };
  readonly rows: StockMovement[] = [];
  /** the sizes that each ID has meant */
  readonly meanings = new Map<string, Set<string>>();
  /** approved exchanges: the size that came back or will, and the reserved one */
  private readonly exchanges: { from: string; to: string }[] = [];
  private readonly transaction = recordingTransaction(this);

  constructor(private readonly below: (limit: number) => number) {}

  edit(sent: Parameters<typeof planCombinations>[1]): void {
    try {
      const { combinations, quantity, moves } = planCombinations(this.kurta, sent, this.kurta);
      adjustStock(this.transaction, 'kurta', moves, CAUSE);
      this.kurta = { ...this.kurta, combinations, quantity };
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
    for (const [id, { options }] of Object.entries(this.kurta.combinations)) {
      const meant = this.meanings.get(id) ?? new Set();
      this.meanings.set(id, meant.add(options.Size ?? ''));
    }
  }

  move(): void {
    const change = MOVES[this.below(MOVES.length)];
    if (change) this.book(this.anySize(), change, 1 + this.below(3));
  }

  /** Approves an exchange, declines one, or completes one: a piece comes back and the replacement ships. */
  exchange(): void {
    const step = this.below(3);
    if (step === 0) {
      const wanted = { from: this.anySize(), to: this.anySize() };
      if (this.book(wanted.to, reserve, 1)) this.exchanges.push(wanted);
      return;
    }
    const open = this.exchanges[0];
    // Another random event may have used its reservation.
    if (!open || !this.book(open.to, release, 1)) return;
    this.exchanges.shift();
    if (step === 1) return;
    this.book(open.from, restock, 1);
    this.book(open.to, reserve, 1);
    this.book(open.to, ship, 1);
  }

  private anySize(): string {
    return Object.keys(this.kurta.combinations)[this.below(4)] ?? 'v1';
  }

  /** False when the shop would refuse it. */
  private book(variantId: string, change: (units: number) => StockChange, quantity: number) {
    const one = this.kurta.combinations[variantId];
    const { quantityDelta, committedDelta } = change(quantity);
    if (!one || one.quantity + quantityDelta < 0 || one.committed + committedDelta < 0)
      return false;
    const cause = { ...CAUSE, id: `row-${this.rows.length}`, orderId: null };
    moveUnits(this.transaction, [{ productId: 'kurta', variantId, quantity }], change, () => cause);
    return true;
  }
}

/** Applies the shop's updates to the product and keeps its ledger rows. */
function recordingTransaction(history: KurtaHistory): Transaction {
  const recorded = {
    update: (_ref: unknown, fields: Record<string, unknown>) => {
      for (const [path, value] of Object.entries(fields)) {
        const amount = incrementOf(value);
        if (amount !== null) increase(history.kurta, path.split('.'), amount);
      }
    },
    create: (_ref: unknown, row: StockMovement) => history.rows.push(row),
  };
  return recorded as unknown as Transaction;
}

/** The amount of a FieldValue.increment; null for other values. */
function incrementOf(value: unknown): number | null {
  const amount: unknown = Reflect.get(Object(value) as object, 'operand');
  return typeof amount === 'number' ? amount : null;
}

function increase(target: object, [field = '', ...rest]: string[], amount: number): void {
  const value: unknown = Reflect.get(target, field);
  if (rest.length === 0) Reflect.set(target, field, Number(value) + amount);
  else increase(value as object, rest, amount);
}

function changedMatrix(kurta: Product, below: (limit: number) => number) {
  const sent = combinationInputs(kurta).filter(() => below(6) > 0);
  const renamed = sent.map((one) =>
    below(6) === 0 ? { ...one, options: { Size: SIZES[below(4)] ?? 'S' } } : one,
  );
  return renamed.map((one) => ({ ...one, quantity: one.quantity + below(3) }));
}

function sized(Size: string, quantity: number) {
  return {
    ...{ options: { Size }, sku: '', barcode: '', price: null, costPerItem: null, weight: null },
    ...{ picture: null, lowStock: null, quantity },
  };
}
