import type { Product } from './product.ts';

export const REQUIRED_FIELDS_MISSING =
  'Please fill in all required fields: Title, Description, Category, and Collection';
export const PRICE_NOT_POSITIVE = 'Price must be greater than 0';
/** All that a draft needs. */
export const DRAFT_WITHOUT_TITLE = 'A draft needs a title.';

/** What a product has, beside its title, once it is no draft any more. */
type RequiredFields = Pick<Product, 'description' | 'category' | 'productCollection' | 'price'>;
type RequiredFieldsAndStatus = RequiredFields & Pick<Product, 'status'>;

/** A sentence for each field that is still empty, by its name. */
type MissingFields = Partial<Record<keyof RequiredFields, string>>;

/** What a product lacks to be more than a draft (spec §5). */
export function missingFields({
  description,
  category,
  productCollection,
  price,
}: RequiredFields): MissingFields {
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
export function missingAfterUpdate(
  before: RequiredFieldsAndStatus,
  update: Partial<RequiredFieldsAndStatus>,
): MissingFields {
  const after = { ...before, ...update };
  if (after.status === 'draft') return {};
  const isActivated = after.status === 'active' && before.status !== 'active';
  const missing = Object.entries(missingFields(after));
  return Object.fromEntries(
    isActivated ? missing : missing.filter(([name]) => Object.hasOwn(update, name)),
  );
}
