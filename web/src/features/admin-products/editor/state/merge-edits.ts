import { parseInteger } from '@kargha/domain/catalogue/product-input';

import {
  BLANK_FORM,
  toProductFormValues,
  type EditableProduct,
  type ProductFormValues,
} from './product-form-values.ts';

interface MergedEdits {
  form: ProductFormValues;
  theirs: string[];
  /** names of the fields that both changed differently; the local value wins */
  both: string[];
}

/** Applies local edits to the version that someone else saved in the meantime. */
export function mergeEdits(
  original: EditableProduct,
  edited: ProductFormValues,
  latest: EditableProduct,
): MergedEdits {
  const before = toProductFormValues(original);
  const current = toProductFormValues(latest);
  const theirs = Object.keys(changes(before, current));
  const mine = changes(before, edited);
  const conflicting = changes(current, edited);
  // A typed quantity is treated as a change relative to the original quantity.
  const units = parseInteger(edited.quantity) - original.quantity + latest.quantity;
  const quantity = String(Math.max(0, units));
  return {
    form: { ...current, ...mine, quantity },
    theirs,
    both: theirs.filter((name) => name in mine && name in conflicting && name !== 'quantity'),
  };
}

function changes(before: ProductFormValues, after: ProductFormValues): Partial<ProductFormValues> {
  const previous = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, value]) =>
      name in BLANK_FORM && JSON.stringify(value) !== JSON.stringify(previous.get(name)),
  );
  return Object.fromEntries(changed);
}
