import { nullish, optional, record, string } from 'valibot';

import { COLLECTIONS } from '@kargha/domain/records/collections';
import { amount, storedObject } from '@kargha/domain/records/stored-fields';
import type { Finding } from '@kargha/domain/reports/ops-endpoints';
import { variantName } from '@kargha/domain/shopping/line-title';

import {
  AggregateField,
  FieldPath,
  firestore,
  type DocumentSnapshot,
} from '../../platform/firestore.ts';
import { storedDocuments } from '../../records/stored-documents.ts';
import { resultOf, type Check } from './integrity-check.ts';
import { runForEach, walkQuery } from './walk-query.ts';

/** A difference is checked again, since a sale may have happened between two reads. */
const ATTEMPTS = 3;

interface Level {
  quantity: number;
  committed: number;
}

const level = { quantity: amount, committed: amount };
const combination = storedObject({ options: optional(record(string(), string()), {}), ...level });

/** Only what is compared: it is compared in products whose other fields cannot be read, too. */
const stocks = storedDocuments({
  collection: COLLECTIONS.products,
  schema: storedObject({ ...level, combinations: nullish(record(string(), combination), {}) }),
});

/**
 * The sum of a product's ledger is its stock, and so for each combination of its options, which together have no more
 * than the product. Stock is not negative except for back-orders.
 */
export const stockCheck: Check = async (run) => {
  const findings: Finding[] = [];
  const products = stocks.query().orderBy(FieldPath.documentId());
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
  const stock = stocks.readOrSkip(product);
  const path = product.ref.path;
  const name = String(product.get('title') ?? product.id);
  if (!stock) return { what: `${name} has stock that cannot be read.`, path };
  const ledger = await ledgerOf(product.id);
  const isBackOrdered = product.get('continueSelling') === true;
  const what = problemOf(name, stock, ledger, isBackOrdered);
  if (what !== null) return { what, path };
  const variants = Object.entries(stock.combinations);
  for (const [variantId, { options, ...stored }] of variants) {
    const variant = `${name}, ${variantName(options)}`;
    const moved = await ledgerOf(product.id, variantId);
    const wrong = problemOf(variant, stored, moved, isBackOrdered);
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

function describe({ quantity, committed }: Level): string {
  return `${quantity} available and ${committed} committed`;
}
