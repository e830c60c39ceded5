import { typedInteger } from '@kargha/domain/catalogue/product-input';

import { BLANK_FORM, formOf, type OpenedProduct, type TypedProduct } from './product-form-values.ts';

/** What comes of two people's edits of one product. */
interface Merged {
  /** what they have saved, with what was typed here on top of it */
  form: TypedProduct;
  /** names of the fields that they changed */
  theirs: string[];
  /** names of the fields that both changed, to different things: what was typed here stands */
  both: string[];
}

/** Puts what was typed into an opened product on top of what somebody else has saved meanwhile. */
export function mergeTyped(
  opened: OpenedProduct,
  typed: TypedProduct,
  newest: OpenedProduct,
): Merged {
  const before = formOf(opened);
  const now = formOf(newest);
  const theirs = Object.keys(changes(before, now));
  const mine = changes(before, typed);
  const different = changes(now, typed);
  // What was typed as a number of pieces means so many more or fewer than there were.
  const pieces = typedInteger(typed.quantity) - opened.quantity + newest.quantity;
  const quantity = String(Math.max(0, pieces));
  return {
    form: { ...now, ...mine, quantity },
    theirs,
    both: theirs.filter((name) => name in mine && name in different && name !== 'quantity'),
  };
}

function changes(before: TypedProduct, after: TypedProduct): Partial<TypedProduct> {
  const former = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, value]) =>
      name in BLANK_FORM && JSON.stringify(value) !== JSON.stringify(former.get(name)),
  );
  return Object.fromEntries(changed);
}
