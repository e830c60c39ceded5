import { ownQuantity } from '@kargha/domain/catalogue/product';
import type { Combination, Product } from '@kargha/domain/catalogue/product-schema';
import { combinationsProblem, type CombinationInput } from '@kargha/domain/catalogue/variant-input';
import {
  hasVariants,
  MAX_RETIRED_VARIANTS,
  variantsOf,
  variantWith,
  type Variant,
} from '@kargha/domain/catalogue/variants';
import { variantName } from '@kargha/domain/shopping/line-title';
import { adjustment, type StockChange, type StockUnit } from '@kargha/domain/stock/stock';

import { conflict, invalid, invalidField } from '../../http/errors.ts';

type Before = Pick<Product, 'combinations' | 'quantity' | 'variants'>;

/** What a change of combinations writes. `quantity` is the product's, with the units of every combination. */
export interface CombinationPlan {
  combinations: Record<string, Combination>;
  quantity: number;
  moves: { unit: Pick<StockUnit, 'variantId'>; change: StockChange }[];
  /** taken off sale by this change */
  retired: Variant[];
}

/**
 * The combinations after a change. New quantities are booked as differences. Combinations are taken off sale, never
 * deleted or given other options: what old orders, returns and the ledger name keeps its meaning. Throws 400 invalid
 * for combinations that do not fit the options, or when too many are off sale, and 409 variant_in_use when one that has
 * stock or is in open orders would be renamed or taken off sale.
 */
export function planCombinations(
  before: Before,
  sent: readonly CombinationInput[],
  options: Pick<Product, 'variants'>,
): CombinationPlan {
  const problem = combinationsProblem(sent, options);
  if (problem !== null) throw invalidField('combinations', problem);
  const ids = idsOf(before.combinations, sent);
  const after: Record<string, Combination> = { ...before.combinations };
  const retired = variantsOf(before).filter(({ id }) => !ids.includes(id));
  for (const { id, ...one } of retired) {
    refuseInUse(one);
    after[id] = { ...one, retired: true };
  }
  sent.forEach((one, place) => {
    const id = ids[place] ?? '';
    after[id] = combinationAfter(before.combinations[id], one);
  });
  if (retired.length > 0) refuseTooManyRetired(after);
  return { combinations: after, retired, ...quantitiesAfter(before, after) };
}

/** All are read with the product. */
function refuseTooManyRetired(combinations: Product['combinations']): void {
  const count = Object.values(combinations).filter(({ retired }) => retired).length;
  if (count <= MAX_RETIRED_VARIANTS) return;
  const problem = `A product keeps at most ${MAX_RETIRED_VARIANTS} variants that are no longer sold, because old orders name them. Create a new product for other variants.`;
  throw invalidField('combinations', problem);
}

/** The ID of each sent combination: the one with the same options, or a new one. */
function idsOf(existing: Product['combinations'], sent: readonly CombinationInput[]): string[] {
  let last = Math.max(0, ...Object.keys(existing).map((id) => Number(id.slice(1)) || 0));
  return sent.map(({ id, options }) => {
    if (id !== undefined && !existing[id]) throw invalid('This variant does not exist.');
    return variantWith(existing, options)?.id ?? `v${(last += 1)}`;
  });
}

function combinationAfter(
  before: Combination | undefined,
  { id: _id, seenQuantity, quantity, ...sent }: CombinationInput,
): Combination {
  const now = before?.quantity ?? 0;
  return {
    ...before,
    ...sent,
    quantity: seenQuantity === undefined ? quantity : Math.max(0, now + quantity - seenQuantity),
    committed: before?.committed ?? 0,
    retired: false,
  };
}

/** Units in stock or in open orders would be neither sold nor counted. */
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
): Pick<CombinationPlan, 'quantity' | 'moves'> {
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
