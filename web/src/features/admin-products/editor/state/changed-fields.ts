import type { ProductPayload } from './product-form-values.ts';

export function changedFields(
  before: ProductPayload,
  after: ProductPayload,
): Partial<ProductPayload> {
  const entries = Object.entries(after).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(before[name as keyof ProductPayload]),
  );
  return Object.fromEntries(entries);
}
