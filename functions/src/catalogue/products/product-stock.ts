import type { Combination, Product } from '@kargha/domain/catalogue/product-schema';
import type { ProductInput, ProductUpdate, Seen } from '@kargha/domain/catalogue/product-input';
import { combinationsProblem, type CombinationInput } from '@kargha/domain/catalogue/variant-input';
import { hasVariants, ownQuantity, variantWith } from '@kargha/domain/catalogue/variants';
import { optionsKey } from '@kargha/domain/shopping/line-options';
import { variantName } from '@kargha/domain/shopping/line-title';
import { skuKey } from '@kargha/domain/shopping/quick-order';
import {
  adjustment,
  opening,
  openingId,
  unitKey,
  type StockChange,
  type StockUnit,
} from '@kargha/domain/stock/stock';

import { conflict, invalid } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { randomId } from '../../platform/keyed-ids.ts';
import { writeMovement } from '../../records/stock-record.ts';
import type { Change } from './product-audit.ts';

const QUANTITY_BY_VARIANT =
  'Each variant of this product has its own stock. Please change it there.';

type Before = Pick<Product, 'combinations' | 'quantity' | 'variants'>;

/** What a change of combinations writes. `quantity` is the product's, with the units of every combination. */
export interface CombinationPlan {
  combinations: Record<string, Combination>;
  quantity: number;
  moves: { unit: Pick<StockUnit, 'variantId'>; change: StockChange }[];
}

/**
 * The combinations after a change. New quantities are booked as differences. Combinations are taken off sale, never
 * deleted. Throws 400 invalid for combinations that do not fit the options, 409 variant_in_use when one that has
 * stock or is in open orders would be renamed or taken off sale.
 */
export function planCombinations(
  before: Before,
  sent: readonly CombinationInput[],
  options: Pick<Product, 'variants'>,
): CombinationPlan {
  const problem = combinationsProblem(sent, options);
  if (problem !== null) throw invalid(problem, { combinations: problem });
  const ids = idsOf(before.combinations, sent);
  const after: Record<string, Combination> = {};
  for (const [id, one] of Object.entries(before.combinations)) {
    after[id] = one;
    if (ids.includes(id) || one.retired) continue;
    refuseInUse(one);
    after[id] = { ...one, retired: true };
  }
  sent.forEach((one, place) => {
    const id = ids[place] ?? '';
    after[id] = combinationAfter(before.combinations[id], one);
  });
  return { combinations: after, ...quantitiesAfter(before, after) };
}

type NewStock = Pick<Product, 'combinations' | 'quantity' | 'variants' | 'skus'>;

/** The stock of a new product, and the first ledger rows: the product's own, then one for each combination. */
export function newStock(
  productId: string,
  input: Pick<ProductInput, 'combinations' | 'quantity' | 'variants' | 'sku'>,
): NewStock & { openings: { id: string; unit: StockUnit; change: StockChange }[] } {
  const { variants, sku } = input;
  const none = { combinations: {}, quantity: 0, variants };
  const plan =
    input.combinations.length > 0 ? planCombinations(none, input.combinations, input) : null;
  const { combinations = {}, quantity = input.quantity } = plan ?? {};
  const rowOf = (unit: StockUnit, pieces: number) => ({
    id: openingId(unit),
    unit,
    change: opening({ quantity: pieces, committed: 0 }),
  });
  return {
    variants,
    combinations,
    quantity,
    skus: skusOf({ sku, combinations }),
    openings: [
      rowOf({ productId }, plan ? 0 : quantity),
      ...Object.entries(combinations).map(([variantId, one]) =>
        rowOf({ productId, variantId }, one.quantity),
      ),
    ],
  };
}

/** Throws 400 when a product with combinations gets options that they do not fit. */
function refuseUnfitOptions(product: Before, variants: Product['variants']): void {
  const onSale = Object.values(product.combinations).filter(({ retired }) => !retired);
  const problem = combinationsProblem(onSale, { variants });
  if (problem !== null) throw invalid(problem, { variants: problem });
}

/** SKUs by which the product is found. */
export function skusOf({ sku, combinations }: Pick<Product, 'sku' | 'combinations'>): string[] {
  const all = [sku, ...Object.values(combinations).map((one) => (one.retired ? '' : one.sku))];
  return [...new Set(all.map(skuKey))].filter((key) => key !== '');
}

/** The ID of each sent combination: the one it names, the one with the same options, or a new one. */
function idsOf(existing: Product['combinations'], sent: readonly CombinationInput[]): string[] {
  let last = Math.max(0, ...Object.keys(existing).map((id) => Number(id.slice(1)) || 0));
  const ids = sent.map(({ id, options }) => {
    if (id !== undefined && !existing[id]) throw invalid('This variant does not exist.');
    return variantWith(existing, options)?.id ?? id ?? `v${(last += 1)}`;
  });
  if (new Set(ids).size < ids.length) throw invalid('A variant is listed twice.');
  return ids;
}

function combinationAfter(
  before: Combination | undefined,
  { id: _id, seenQuantity, quantity, ...sent }: CombinationInput,
): Combination {
  const now = before?.quantity ?? 0;
  if (before && optionsKey(before.options) !== optionsKey(sent.options)) refuseInUse(before);
  return {
    ...before,
    ...sent,
    quantity: seenQuantity === undefined ? quantity : Math.max(0, now + quantity - seenQuantity),
    committed: before?.committed ?? 0,
    retired: false,
  };
}

/** A customer's order names what it is: another name, or none, would change what was sold. */
function refuseInUse({ options, quantity, committed }: Combination): void {
  if (quantity === 0 && committed === 0) return;
  const name = variantName(options);
  const inOrders = committed > 0 ? ` and ${committed} in open orders` : '';
  const message = `${name} has ${quantity} in stock${inOrders}. Set its stock to 0 and finish its orders before you rename or remove it.`;
  throw conflict('variant_in_use', message, { options, quantity, committed });
}

/**
 * When combinations get their own stock, the product's shared stock is counted off. Combinations that are no longer
 * sold may hold returned units, which stay theirs.
 */
function quantitiesAfter(
  before: Before,
  after: Record<string, Combination>,
): Omit<CombinationPlan, 'combinations'> {
  const moves: CombinationPlan['moves'] = [];
  const begins = !hasVariants(before) && hasVariants({ combinations: after });
  const shared = begins ? ownQuantity(before) : 0;
  if (shared !== 0) moves.push({ unit: {}, change: adjustment(-shared) });
  for (const [variantId, one] of Object.entries(after)) {
    const difference = one.quantity - (before.combinations[variantId]?.quantity ?? 0);
    if (difference !== 0) moves.push({ unit: { variantId }, change: adjustment(difference) });
  }
  const moved = moves.reduce((sum, { change }) => sum + change.quantityDelta, 0);
  return { quantity: before.quantity + moved, moves };
}

export type StockPlan = Pick<CombinationPlan, 'moves' | 'quantity'> & Partial<CombinationPlan>;

/** The stock after the change of a product. Throws 400 invalid and 409 variant_in_use. */
export function stockPlan(product: Product, update: ProductUpdate, seen: Seen): StockPlan {
  const { combinations: sent } = update;
  const options = { variants: update.variants ?? product.variants };
  if (sent && (sent.length > 0 || hasVariants(product))) {
    return planCombinations(product, sent, options);
  }
  const difference = (quantityAfter(product, update, seen) ?? product.quantity) - product.quantity;
  if (hasVariants(product)) {
    refuseUnfitOptions(product, options.variants);
    if (difference !== 0) throw invalid(QUANTITY_BY_VARIANT, { quantity: QUANTITY_BY_VARIANT });
  }
  return { quantity: product.quantity + difference, moves: movesBy(difference) };
}

function movesBy(difference: number): CombinationPlan['moves'] {
  return difference === 0 ? [] : [{ unit: {}, change: adjustment(difference) }];
}

/** Only fields that change: sales at the same time are kept. */
export function stockFields(product: Product, { quantity, combinations }: StockPlan) {
  return {
    ...(quantity !== product.quantity && { quantity }),
    ...(combinations && { combinations }),
  };
}

/** The typed quantity plus stock changes since the form was opened. */
function quantityAfter(
  product: Product,
  { quantity }: ProductUpdate,
  { seenQuantity }: Seen,
): number | undefined {
  if (quantity === undefined || seenQuantity === undefined) return quantity;
  return Math.max(0, product.quantity + quantity - seenQuantity);
}

export function adjustStock(
  transaction: Transaction,
  productId: string,
  moves: CombinationPlan['moves'],
  { by, at }: Change,
): void {
  for (const { unit, change } of moves) {
    const moved = { productId, ...unit };
    const id = `adjustment-${randomId()}_${unitKey(moved)}`;
    writeMovement(transaction, id, { ...change, ...moved, orderId: null, by, at });
  }
}
