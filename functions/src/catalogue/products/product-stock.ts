import { ownQuantity, type Product } from '@kargha/domain/catalogue/product';
import type { ProductInput, ProductUpdate, Seen } from '@kargha/domain/catalogue/product-input';
import { combinationsProblem } from '@kargha/domain/catalogue/variant-input';
import { hasVariants } from '@kargha/domain/catalogue/variants';
import { skuKey } from '@kargha/domain/shopping/quick-order';
import {
  adjustment,
  opening,
  openingId,
  unitKey,
  type StockChange,
  type StockUnit,
} from '@kargha/domain/stock/stock';

import { invalidField } from '../../http/errors.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { randomId } from '../../platform/keyed-ids.ts';
import { writeMovement } from '../../records/stock-record.ts';
import { planCombinations, type CombinationPlan } from './plan-combinations.ts';
import type { Change } from './product-audit.ts';

const QUANTITY_BY_VARIANT =
  'Each variant of this product has its own stock. Please change it there.';

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
function refuseUnfitOptions(product: Product, variants: Product['variants']): void {
  const onSale = Object.values(product.combinations).filter(({ retired }) => !retired);
  const problem = combinationsProblem(onSale, { variants });
  if (problem !== null) throw invalidField('variants', problem);
}

/** SKUs by which the product is found. */
export function skusOf({ sku, combinations }: Pick<Product, 'sku' | 'combinations'>): string[] {
  const all = [sku, ...Object.values(combinations).map((one) => (one.retired ? '' : one.sku))];
  return [...new Set(all.map(skuKey))].filter((key) => key !== '');
}

export type StockPlan = Pick<CombinationPlan, 'moves' | 'quantity'> & Partial<CombinationPlan>;

/** The stock after the change of a product. Throws 400 invalid and 409 variant_in_use. */
export function stockPlan(product: Product, update: ProductUpdate, seen: Seen): StockPlan {
  const { combinations: sent } = update;
  const options = { variants: update.variants ?? product.variants };
  if (sent && (sent.length > 0 || hasVariants(product))) {
    return planCombinations(product, sent, options);
  }
  const difference = differenceOf(product, update, seen);
  if (hasVariants(product)) {
    refuseUnfitOptions(product, options.variants);
    if (difference !== 0) throw invalidField('quantity', QUANTITY_BY_VARIANT);
    return { quantity: product.quantity, moves: [] };
  }
  const own = ownQuantity(product);
  // Units of combinations that are no longer sold stay: only the product's own can be taken.
  const booked = difference === 0 ? 0 : Math.max(0, own + difference) - own;
  return { quantity: product.quantity + booked, moves: movesBy(booked) };
}

/** The typed quantity compared with the one that the form showed, or with the stock. */
function differenceOf(
  { quantity: stored }: Product,
  { quantity }: ProductUpdate,
  { seenQuantity = stored }: Seen,
): number {
  return quantity === undefined ? 0 : quantity - seenQuantity;
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
