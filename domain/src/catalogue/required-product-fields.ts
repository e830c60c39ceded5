import type { Product } from './product.ts';

export const REQUIRED_FIELDS_MISSING =
  'Please fill in all required fields: Title, Description, Category, and Collection';
export const PRICE_NOT_POSITIVE = 'Price must be greater than 0';
/** All that a draft needs. */
export const DRAFT_WITHOUT_TITLE = 'A draft needs a title.';

/** What a product has, beside its title, once it is no draft any more. */
type Finished = Pick<Product, 'description' | 'category' | 'productCollection' | 'price'>;
type Staged = Finished & Pick<Product, 'status'>;

/** A sentence for each field that is still empty, by its name. */
type Lacking = Partial<Record<keyof Finished, string>>;

/** What a product lacks to be more than a draft (spec §5). */
export function missingFields({ description, category, productCollection, price }: Finished): Lacking {
  return {
    ...(description === '' && { description: REQUIRED_FIELDS_MISSING }),
    ...(category === '' && { category: REQUIRED_FIELDS_MISSING }),
    ...(productCollection === '' && { productCollection: REQUIRED_FIELDS_MISSING }),
    ...(price === 0 && { price: PRICE_NOT_POSITIVE }),
  };
}

/**
 * What keeps a change from being made: whatever goes on sale has all its fields, what is on sale or put away keeps
 * them, and a draft may lack them.
 */
export function missingAfterUpdate(before: Staged, update: Partial<Staged>): Lacking {
  const after = { ...before, ...update };
  if (after.status === 'draft') return {};
  const goesOnSale = after.status === 'active' && before.status !== 'active';
  const lacking = Object.entries(missingFields(after));
  return Object.fromEntries(
    goesOnSale ? lacking : lacking.filter(([name]) => Object.hasOwn(update, name)),
  );
}
