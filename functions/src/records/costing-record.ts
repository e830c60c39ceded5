import type { CostUpdate } from '@kargha/domain/catalogue/cost-input';
import {
  costingSchema,
  NO_COSTS,
  type Costing,
  type ProductCosts,
} from '@kargha/domain/catalogue/costing';
import type { Product } from '@kargha/domain/catalogue/product';
import { paise } from '@kargha/domain/money/paise';
import { SUBCOLLECTIONS } from '@kargha/domain/records/collections';
import { stockWorth } from '@kargha/domain/stock/inventory';

import {
  firestore,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from '../platform/firestore.ts';
import { productRef } from './product-record.ts';
import { reader } from './stored-documents.ts';

const NO_COSTING: Costing = {
  ...NO_COSTS,
  lastPurchase: null,
  stockValue: paise(0),
  withoutCost: 0,
};

/** products/{id}/private/costing: what a product costs the shop, for administrators only. */
export function costingRef(productId: string): DocumentReference {
  return productRef(productId).collection(SUBCOLLECTIONS.private).doc('costing');
}

const readStored = reader({ schema: costingSchema });

/** A product without costing has no known cost. */
export function costingIn(snapshot: DocumentSnapshot): Costing {
  return readStored(snapshot) ?? NO_COSTING;
}

/** What each product costs, by its id. */
export async function costsOf(ids: readonly string[]): Promise<Record<string, ProductCosts>> {
  const found = ids.length === 0 ? [] : await firestore().getAll(...ids.map(costingRef));
  const costs: Record<string, ProductCosts> = {};
  for (const [place, id] of ids.entries()) {
    const snapshot = found[place];
    const { unitCost, supplier } = snapshot ? costingIn(snapshot) : NO_COSTING;
    costs[id] = { unitCost, supplier };
  }
  return costs;
}

/** The costs before a change; nothing when it changes no costs. */
export async function costsBefore(
  transaction: Transaction,
  productId: string,
  changed: CostUpdate,
): Promise<CostUpdate> {
  if (Object.keys(changed).length === 0) return {};
  const { unitCost, supplier } = costingIn(await transaction.get(costingRef(productId)));
  return { unitCost, supplier };
}

type Valued = Pick<Product, '_id' | 'quantity' | 'committed'>;

/** Writes what changes of the costs, and what the stock is worth after that. */
export function writeCosts(
  transaction: Transaction,
  product: Valued,
  costs: Partial<Omit<Costing, 'stockValue' | 'withoutCost'>>,
): void {
  if (Object.keys(costs).length === 0) return;
  const { unitCost } = costs;
  const worth = unitCost !== undefined && stockWorth(product, unitCost);
  transaction.set(costingRef(product._id), { ...costs, ...worth }, { merge: true });
}
