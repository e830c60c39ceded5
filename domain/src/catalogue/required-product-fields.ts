import type { Product } from './product.ts';

export const REQUIRED_FIELDS_MISSING =
  'Please fill in all required fields: Title, Description, Category, and Collection';
export const PRICE_NOT_POSITIVE = 'Price must be greater than 0';
export const DRAFT_WITHOUT_TITLE = 'A draft needs a title.';

/** Fields that every product other than a draft needs, in addition to the title. */
type RequiredFields = Pick<Product, 'description' | 'category' | 'productCollection' | 'price'>;
type RequiredFieldsAndStatus = RequiredFields & Pick<Product, 'status'>;

type MissingFields = Partial<Record<keyof RequiredFields, string>>;

/** Missing fields of a product that is not a draft (spec §5). */
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

/** Activating a product needs all required fields. Other updates may not empty them. Drafts may lack them. */
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
