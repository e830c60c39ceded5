import { parseInteger } from '@kargha/domain/catalogue/product-input';
import { optionsKey } from '@kargha/domain/shopping/line-options';

import {
  BLANK_FORM,
  toProductFormValues,
  type EditableProduct,
  type ProductFormValues,
} from './product-form-values.ts';
import {
  shownQuantity,
  VARIANT_FIELDS,
  type VariantField,
  type VariantRow,
} from './variant-form-values.ts';
import { byOptions } from './variant-matrix.ts';

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
  const units = parseInteger(edited.quantity) - shownQuantity(original) + shownQuantity(latest);
  const quantity = String(Math.max(0, units));
  const rows = mergeRows(before.combinations, edited.combinations, current.combinations);
  return {
    form: { ...current, ...mine, quantity, combinations: rows.merged },
    theirs,
    both: theirs.filter(
      (name) =>
        name in mine &&
        name in conflicting &&
        name !== 'quantity' &&
        (name !== 'combinations' || rows.isConflicting),
    ),
  };
}

/** Changes of different variants, and of different fields of one, are all kept. Quantities add up. */
function mergeRows(
  before: readonly VariantRow[],
  mine: readonly VariantRow[],
  theirs: readonly VariantRow[],
): { merged: VariantRow[]; isConflicting: boolean } {
  const old = byOptions(before);
  const edited = byOptions(mine);
  const current = byOptions(theirs);
  let isConflicting = false;
  const merged = theirs.flatMap((row) => {
    const key = optionsKey(row.options);
    const [was, own] = [old.get(key), edited.get(key)];
    // Removed here, unless it is new there.
    if (!own) return was ? [] : row;
    const changed = VARIANT_FIELDS.filter((field) => own[field] !== was?.[field]);
    isConflicting ||= changed.some(
      (field) => field !== 'quantity' && row[field] !== was?.[field] && row[field] !== own[field],
    );
    return { ...row, ...pick(own, changed), quantity: addedUp(own, was, row) };
  });
  const added = mine.filter(({ options }) => {
    const key = optionsKey(options);
    return !current.has(key) && !old.has(key);
  });
  return { merged: [...merged, ...added], isConflicting };
}

function pick(row: VariantRow, fields: readonly VariantField[]): Partial<VariantRow> {
  return Object.fromEntries(fields.map((field) => [field, row[field]]));
}

function addedUp(own: VariantRow, was: VariantRow | undefined, row: VariantRow): string {
  const difference = parseInteger(own.quantity) - parseInteger(was?.quantity ?? '0');
  return difference === 0
    ? row.quantity
    : String(Math.max(0, parseInteger(row.quantity) + difference));
}

function changes(before: ProductFormValues, after: ProductFormValues): Partial<ProductFormValues> {
  const previous = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([name, value]) =>
      name in BLANK_FORM && JSON.stringify(value) !== JSON.stringify(previous.get(name)),
  );
  return Object.fromEntries(changed);
}
