import { optionsKey, type LineOptions } from '../shopping/line-options.ts';
import { pictureFile } from './pictures.ts';
import type { Combination, Product, ProductOption } from './product-schema.ts';
import { ownQuantity } from './product.ts';

/** Combinations on sale per product. */
export const MAX_VARIANTS = 100;
/** Combinations per product that are no longer sold. */
export const MAX_RETIRED_VARIANTS = 200;

/** A combination of options with its ID. */
export interface Variant extends Combination {
  id: string;
}

type StockOfVariants = Pick<Product, 'quantity' | 'combinations'>;
type WithVariants = Pick<Product, 'variants' | 'combinations'>;

/** Whether each combination of options has its own stock. */
export function hasVariants({ combinations }: Pick<Product, 'combinations'>): boolean {
  return Object.values(combinations).some(({ retired }) => !retired);
}

/**
 * Units that belong to no combination: returned or released by orders from before the combinations had their own
 * stock. They are not sold until staff assign them.
 */
export function unassignedQuantity(product: StockOfVariants): number {
  return hasVariants(product) ? ownQuantity(product) : 0;
}

/** All combinations, also those that are no longer sold, in the order of the option values. */
export function allVariants({ variants, combinations }: WithVariants): Variant[] {
  const places = (options: LineOptions) =>
    variants.map(({ name, values }) => values.indexOf(options[name] ?? ''));
  return Object.entries(combinations)
    .map(([id, one]) => ({ ...one, id }))
    .sort((one, other) => compare(places(one.options), places(other.options)));
}

/** The combinations on sale, in the order of the option values. */
export function variantsOf(product: WithVariants): Variant[] {
  return allVariants(product).filter(({ retired }) => !retired);
}

/** Combinations that are no longer sold and have units: returned ones, or ones that arrived later. */
export function retiredWithUnits(product: WithVariants): Variant[] {
  return allVariants(product).filter(
    ({ retired, quantity, committed }) => retired && (quantity !== 0 || committed !== 0),
  );
}

/** The combination with exactly these options, also one that is no longer sold. */
export function variantWith(
  combinations: Product['combinations'],
  options: LineOptions = {},
): Variant | undefined {
  const key = optionsKey(options);
  const found = Object.entries(combinations).find(([, one]) => optionsKey(one.options) === key);
  return found && { ...found[1], id: found[0] };
}

/** The combination on sale with exactly these options. */
export function findVariant(
  { combinations }: Pick<Product, 'combinations'>,
  options: LineOptions = {},
): Variant | undefined {
  const found = variantWith(combinations, options);
  return found?.retired ? undefined : found;
}

/** The picture of what was chosen, 320 pixels wide; empty without one. */
export function linePicture(
  { pictures, images, combinations }: Pick<Product, 'pictures' | 'images' | 'combinations'>,
  options: LineOptions = {},
): string {
  const own = findVariant({ combinations }, options)?.picture;
  const picture = pictures.find(({ path }) => path === own) ?? pictures[0];
  return picture ? pictureFile(picture, 320, 'webp') : (images[0] ?? '');
}

/** Fields of a product that a combination may have for itself. */
type Chosen = Pick<
  Product,
  'combinations' | 'quantity' | 'committed' | 'price' | 'costPerItem' | 'sku' | 'barcode' | 'weight'
>;

/**
 * The product as it is sold with these options: stock, price and marks of the combination in place of the
 * product's, so that every rule about one product holds for it. Without options that name a combination, it has
 * no stock. A product with one stock is sold with its own units: those of combinations that are no longer sold are
 * not.
 */
export function asChosen<Whole extends Partial<Chosen>>(
  product: Whole,
  options: LineOptions = {},
): Whole & { variantId?: string; committed?: number } {
  const { combinations = {} } = product;
  if (!hasVariants({ combinations })) return withOwnUnits(product);
  const variant = findVariant({ combinations }, options);
  if (!variant) return { ...product, combinations: {}, quantity: 0 };
  return { ...product, ...ownFields(product, variant), combinations: {}, variantId: variant.id };
}

/**
 * The product as the combination with this ID, also one that is no longer sold; without an ID, with the units that
 * belong to none.
 */
export function unitOf<Whole extends Partial<Chosen>>(product: Whole, variantId?: string): Whole {
  if (variantId === undefined) return withOwnUnits(product);
  const variant = product.combinations?.[variantId];
  if (!variant) return { ...product, combinations: {}, quantity: 0 };
  return { ...product, ...ownFields(product, { ...variant, id: variantId }), combinations: {} };
}

/** Every combination of the options' values, the first option changing slowest. Options without values count as absent. */
export function combinationsOf(
  options: readonly Pick<ProductOption, 'name' | 'values'>[],
): LineOptions[] {
  return options
    .filter(({ values }) => values.length > 0)
    .reduce<LineOptions[]>(
      (made, { name, values }) =>
        made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
      [{}],
    )
    .filter((one) => Object.keys(one).length > 0);
}

/** The number of combinations without making them: an import could ask for millions. */
export function combinationCount(options: readonly Pick<ProductOption, 'values'>[]): number {
  const counts = options.map(({ values }) => values.length).filter((values) => values > 0);
  return counts.length === 0 ? 0 : counts.reduce((product, values) => product * values, 1);
}

function withOwnUnits<Whole extends Partial<Chosen>>(product: Whole): Whole {
  const { combinations = {}, quantity, committed } = product;
  const all = Object.values(combinations);
  if (all.length === 0) return product;
  return {
    ...product,
    combinations: {},
    ...(quantity !== undefined && { quantity: ownQuantity({ quantity, combinations }) }),
    ...(committed !== undefined && {
      committed: all.reduce((left, one) => left - one.committed, committed),
    }),
  };
}

function ownFields(product: Partial<Chosen>, variant: Variant) {
  const { price, costPerItem, weight, sku, barcode, quantity, committed } = variant;
  return {
    quantity,
    committed,
    sku: sku === '' ? (product.sku ?? '') : sku,
    barcode: barcode === '' ? (product.barcode ?? '') : barcode,
    ...(price !== null && { price }),
    ...(costPerItem !== null && { costPerItem }),
    ...(weight !== null && { weight }),
  };
}

function compare(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index]);
  return place < 0 ? 0 : (one[place] ?? 0) - (other[place] ?? 0);
}
