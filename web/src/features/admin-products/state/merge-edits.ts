import { parseInteger } from '@kargha/domain/catalogue/product-input';

import { BLANK_FORM, toProductFormValues, type EditableProduct, type ProductFormValues } from './product-form-values.ts';

/** What comes of two people's edits of one product. */
interface MergedEdits {
  /** what they have saved, with what was typed here on top of it */
  form: ProductFormValues;
  /** names of the fields that they changed */
  theirs: string[];
  /** names of the fields that both changed, to different things: what was typed here stands */
  both: string[];
}

/** Puts what was typed into an opened product on top of what somebody else has saved meanwhile. */
export function mergeEdits(
  original: EditableProduct,
  typed: ProductFormValues,
  latest: EditableProduct,
): MergedEdits {
  const before = toProductFormValues(original);
  const now = toProductFormValues(latest);
  const theirs = Object.keys(changes(before, now));
  const mine = changes(before, typed);
  const different = changes(now, typed);
  // What was typed as a number of pieces means so many more or fewer than there were.
  const units = parseInteger(typed.quantity) - original.quantity + latest.quantity;
  const quantity = String(Math.max(0, units));
  return {
    form: { ...now, ...mine, quantity },
    theirs,
    both: theirs.filter((name) => name in mine && name in different && name !== 'quantity'),
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
