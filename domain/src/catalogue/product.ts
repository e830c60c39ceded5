import { listOf, recordOf } from '../records/stored-record.ts';
import type { Combination, Product } from './product-schema.ts';

export * from './product-choices.ts';
export type { Product, ProductPicture, ProductOption, ProductVideo } from './product-schema.ts';

export const MAX_QUANTITY_PER_LINE = 100;
export const MAX_LINES = 50;
/** Shoppers see how many are left from this number down. Staff have their own limits. */
export const FEW_LEFT = 3;

/** Options per product, and characters of an option name or value. */
export const MAX_OPTIONS = 20;
export const MAX_OPTION_LENGTH = 60;

type Priced = Pick<Product, 'price' | 'costPerItem'>;
/** What a combination of options needs to be sold. */
export type SoldCombination = Pick<Combination, 'price' | 'costPerItem' | 'quantity' | 'retired'>;
export interface WithCombinations {
  combinations?: Readonly<Record<string, SoldCombination>>;
}
type Stocked = Pick<Product, 'quantity' | 'trackQuantity' | 'continueSelling'> & WithCombinations;

/** Discount against the original price in whole percent; 0 when there is none. */
export function percentOff({ price, costPerItem }: Priced): number {
  return costPerItem > price ? Math.round(((costPerItem - price) / costPerItem) * 100) : 0;
}

/** Rupees below the original price; 0 when there is no saving. */
export function saving({ price, costPerItem }: Priced): number {
  return Math.max(0, costPerItem - price);
}

/** Units in the store room. */
export function stockOnHand({
  quantity,
  committed,
}: Pick<Product, 'quantity' | 'committed'>): number {
  return quantity + committed;
}

/** Units that belong to no combination, on sale or not: all units of a product without combinations. */
export function ownQuantity({
  quantity,
  combinations = {},
}: Pick<Product, 'quantity'> & WithCombinations): number {
  return Object.values(combinations).reduce((left, one) => left - one.quantity, quantity);
}

/** Units that can be sold: of all combinations on sale, when each has its own stock, else the product's own. */
export function sellableQuantity(product: Pick<Product, 'quantity'> & WithCombinations): number {
  const onSale = Object.values(product.combinations ?? {}).filter(({ retired }) => !retired);
  if (onSale.length === 0) return ownQuantity(product);
  return onSale.reduce((sum, one) => sum + Math.max(0, one.quantity), 0);
}

/** The lowest price on sale, and whether others cost more. */
export function lowestPrice<Sold extends Priced & WithCombinations>(
  product: Sold,
): Sold & { isLowest: boolean } {
  const prices = Object.values(product.combinations ?? {})
    .filter(({ retired }) => !retired)
    .map((one) => ({
      price: one.price ?? product.price,
      costPerItem: one.costPerItem ?? product.costPerItem,
    }))
    .sort((one, other) => one.price - other.price);
  const isLowest = prices[0]?.price !== prices.at(-1)?.price;
  return { ...product, ...prices[0], isLowest };
}

/** Maximum quantity that one order can have now, of all combinations together. See asChosen for one of them. */
export function maxPurchasable(product: Stocked): number {
  const bounded = product.trackQuantity && !product.continueSelling;
  return bounded
    ? Math.max(0, Math.min(sellableQuantity(product), MAX_QUANTITY_PER_LINE))
    : MAX_QUANTITY_PER_LINE;
}

export function isUnlockedFor(
  product: Pick<Product, 'restricted' | 'accessCodeId'>,
  accessCodes: readonly string[],
): boolean {
  return (
    !product.restricted ||
    (product.accessCodeId !== null && accessCodes.includes(product.accessCodeId))
  );
}

/** True when a shopper chooses services or gives measurements before buying. */
export function isTailored({ tailoring }: { tailoring?: unknown }): boolean {
  const { measurements, services } = recordOf(tailoring);
  return listOf(measurements).length + listOf(services).length > 0;
}
