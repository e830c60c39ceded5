import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { Finding } from '@kargha/domain/reports/ops-endpoints';
import { variantName } from '@kargha/domain/shopping/line-title';

import {
  AggregateField,
  FieldPath,
  firestore,
  type DocumentSnapshot,
} from '../../platform/firestore.ts';
import { resultOf, type Check } from './integrity-check.ts';
import { runForEach, walkQuery } from './walk-query.ts';

/** A difference is checked again, since a sale may have happened between two reads. */
const ATTEMPTS = 3;

interface Level {
  quantity: number;
  committed: number;
}

/**
 * The sum of a product's ledger is its stock, and so for each combination of its options, which together have no more
 * than the product. Stock is not negative except for back-orders.
 */
export const stockCheck: Check = async (run) => {
  const findings: Finding[] = [];
  const products = firestore().collection(COLLECTIONS.products).orderBy(FieldPath.documentId());
  const walked = await walkQuery(products, run, async (page) => {
    const found = await runForEach(page, findingOf);
    findings.push(...found.filter((one) => one !== null));
  });
  return resultOf('stock_drift', walked.looked, findings, walked.isComplete);
};

async function findingOf(product: DocumentSnapshot): Promise<Finding | null> {
  const first = await compare(product);
  if (first === null) return null;
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    const again = await product.ref.get();
    if (!again.exists || (await compare(again)) === null) return null;
  }
  return first;
}

async function compare(product: DocumentSnapshot): Promise<Finding | null> {
  const stock = levelOf(product);
  const path = product.ref.path;
  const name = String(product.get('title') ?? product.id);
  const ledger = await ledgerOf(product.id);
  const isBackOrdered = product.get('continueSelling') === true;
  const what = problemOf(name, stock, ledger, isBackOrdered);
  if (what !== null) return { what, path };
  const variants = combinationsIn(product);
  for (const [variantId, { options, ...level }] of variants) {
    const variant = `${name}, ${variantName(options)}`;
    const moved = await ledgerOf(product.id, variantId);
    const wrong = problemOf(variant, level, moved, isBackOrdered);
    if (wrong !== null) return { what: wrong, path };
  }
  const more = isBackOrdered ? null : problemOfSum(name, stock, variants);
  return more === null ? null : { what: more, path };
}

function problemOfSum(
  name: string,
  stock: Level,
  variants: readonly [string, Level][],
): string | null {
  const sums = {
    quantity: variants.reduce((sum, [, { quantity }]) => sum + quantity, 0),
    committed: variants.reduce((sum, [, { committed }]) => sum + committed, 0),
  };
  if (sums.quantity <= stock.quantity && sums.committed <= stock.committed) return null;
  return `${name}: its variants have ${describe(sums)}, but the product has ${describe(stock)}.`;
}

function problemOf(
  name: string,
  stock: Level,
  ledger: Level,
  isBackOrdered: boolean,
): string | null {
  const isSame = ledger.quantity === stock.quantity && ledger.committed === stock.committed;
  if (!isSame) return `${name}: ${describe(stock)}, but the ledger says ${describe(ledger)}.`;
  const isBelowZero = stock.committed < 0 || (stock.quantity < 0 && !isBackOrdered);
  return isBelowZero ? `${name} has ${describe(stock)}, which is below zero.` : null;
}

interface CombinationLevel extends Level {
  options: Record<string, string>;
}

function combinationsIn(product: DocumentSnapshot): [string, CombinationLevel][] {
  const stored = (product.get('combinations') ?? {}) as Record<string, Partial<CombinationLevel>>;
  return Object.entries(stored).map(([id, { options = {}, quantity = 0, committed = 0 }]) => [
    id,
    { options, quantity, committed },
  ]);
}

/** The sum of the product's ledger rows, or of those of one combination. */
async function ledgerOf(productId: string, variantId?: string): Promise<Level> {
  const all = firestore()
    .collection(COLLECTIONS.stockMovements)
    .where('productId', '==', productId);
  const rows = variantId === undefined ? all : all.where('variantId', '==', variantId);
  const sums = await rows
    .aggregate({
      quantity: AggregateField.sum('quantityDelta'),
      committed: AggregateField.sum('committedDelta'),
    })
    .get();
  return sums.data();
}

function levelOf(product: DocumentSnapshot): Level {
  const { quantity, committed } = product.data() ?? {};
  return { quantity: Number(quantity ?? 0), committed: Number(committed ?? 0) };
}

function describe({ quantity, committed }: Level): string {
  return `${quantity} available and ${committed} committed`;
}
