import { followsBulkRules } from '../catalogue/bulk-price.ts';
import { optionsProblem, selectableOptions } from '../catalogue/product-options.ts';
import { asChosen } from '../catalogue/variants.ts';
import { lineKey, type LineOptions } from './line-options.ts';
import { MAX_QUANTITY_PER_LINE, maxPurchasable, type Product } from '../catalogue/product.ts';

export const MAX_QUICK_LINES = 200;
export const MAX_SKU_LENGTH = 64;

const MAX_PIECES = 1_000_000;

export interface QuickLine {
  sku: string;
  quantity: string;
  /** options, once the product was found */
  options?: LineOptions;
  /** the size as it was pasted, such as 'M' or 'M / Indigo' */
  choice?: string;
}

/** The product if this person can buy it, 'not-sold' if it is no longer sold. */
export type QuickMatch = QuickProduct | 'not-sold';

type QuickProduct = Pick<
  Product,
  '_id' | 'quantity' | 'trackQuantity' | 'continueSelling' | 'bulk' | 'variants' | 'combinations'
>;

export type QuickProblem =
  | { kind: 'no-sku' | 'unknown' | 'not-sold' | 'no-number' | 'too-many' }
  | { kind: 'duplicate'; line: number }
  | { kind: 'below-minimum'; minimum: number }
  | { kind: 'not-multiple'; multiple: number }
  | { kind: 'over-stock'; stock: number }
  | { kind: 'over-order'; most: number }
  /** `name`: the option to choose, such as a size */
  | { kind: 'no-option'; name: string };

export type QuickState = 'asking' | 'good' | QuickProblem;

/**
 * The options of a line: chosen by hand, else those of the variant that the SKU names, else those that were pasted.
 * Values that the product does not have count as missing.
 */
export function optionsOfLine(
  { options = {}, choice = '' }: Pick<QuickLine, 'options' | 'choice'>,
  product: Pick<Product, 'variants'>,
  bySku: LineOptions = {},
): LineOptions {
  const parts = [choice, ...choice.split(/[/|,;]/)].map((part) => part.trim().toLowerCase());
  const chosen = selectableOptions(product).flatMap(({ name, values }) => {
    const value =
      values.find((one) => one === (options[name] ?? bySku[name])) ??
      values.find((one) => parts.includes(one.toLowerCase()));
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries<string>(chosen);
}

/** Normalises a SKU to upper case for storage and comparison. */
export function skuKey(typed: string): string {
  return typed.trim().toUpperCase();
}

/** Spellings in which a SKU may be stored: upper case, and as in older products. */
export function skuSpellings(typed: string): string[] {
  const key = skuKey(typed);
  return [...new Set([key, typed.trim(), key.toLowerCase()])];
}

export function quickStates(
  lines: readonly QuickLine[],
  finds: ReadonlyMap<string, QuickMatch | null>,
): QuickState[] {
  const first = new Map<string, number>();
  const places = lines.map((line, place) => {
    const key = skuKey(line.sku);
    const find = finds.get(key);
    // A size has a SKU, and may be chosen of the product's SKU, too.
    const lineId = lineKey(find && find !== 'not-sold' ? find._id : key, line.options);
    if (!first.has(lineId)) first.set(lineId, place);
    return first.get(lineId) ?? place;
  });
  const counted = lines.filter((_line, place) => places[place] === place);
  const totals = totalsByProduct(counted, finds);
  return lines.map((line, place) => {
    const key = skuKey(line.sku);
    if (key === '') return { kind: 'no-sku' };
    const firstLine = places[place] ?? place;
    if (firstLine !== place) return { kind: 'duplicate', line: firstLine + 1 };
    return stateOf(finds.get(key), line, totals);
  });
}

type Totals = ReadonlyMap<string, number>;

/** Units of each product in all its options: they are one lot for the bulk rules, as they are for the bulk price. */
function totalsByProduct(
  lines: readonly QuickLine[],
  finds: ReadonlyMap<string, QuickMatch | null>,
): Totals {
  const totals = new Map<string, number>();
  for (const { sku, quantity } of lines) {
    const find = finds.get(skuKey(sku));
    if (!find || find === 'not-sold') continue;
    totals.set(find._id, (totals.get(find._id) ?? 0) + (parseWholeQuantity(quantity) ?? 0));
  }
  return totals;
}

function stateOf(
  find: QuickMatch | null | undefined,
  { quantity: typed, options }: QuickLine,
  totals: Totals,
): QuickState {
  if (find === undefined) return 'asking';
  if (find === null) return { kind: 'unknown' };
  if (find === 'not-sold') return { kind: 'not-sold' };
  const pieces = parseWholeQuantity(typed);
  if (pieces === null) return { kind: 'no-number' };
  if (pieces > MAX_PIECES) return { kind: 'too-many' };
  return rulesProblem(find, totals) ?? problemOf(find, pieces, options) ?? 'good';
}

function problemOf(
  product: QuickProduct,
  pieces: number,
  options: LineOptions | undefined,
): QuickProblem | null {
  return optionProblem(product, options) ?? orderProblem(asChosen(product, options), pieces);
}

export function parseWholeQuantity(typed: string): number | null {
  const text = typed.trim();
  const pieces = Number(text);
  return /^\d+$/.test(text) && pieces >= 1 ? pieces : null;
}

function rulesProblem({ _id, bulk }: QuickProduct, totals: Totals): QuickProblem | null {
  const pieces = totals.get(_id) ?? 0;
  if (!bulk || followsBulkRules(pieces, bulk)) return null;
  const { minimum, multiple } = bulk;
  return pieces < minimum ? { kind: 'below-minimum', minimum } : { kind: 'not-multiple', multiple };
}

/** Unknown options count as missing. */
function optionProblem(
  product: QuickProduct,
  options: LineOptions | undefined,
): QuickProblem | null {
  const problem = optionsProblem(product, options);
  return problem && { kind: 'no-option', name: problem.name };
}

function orderProblem(product: QuickProduct, pieces: number): QuickProblem | null {
  const limit = maxPurchasable(product);
  if (pieces <= limit) return null;
  return limit < MAX_QUANTITY_PER_LINE
    ? { kind: 'over-stock', stock: limit }
    : { kind: 'over-order', most: limit };
}

export function canBuy(state: QuickState): boolean {
  return state === 'good';
}

/** Problems that a quotation can solve. */
const ASKABLE = new Set<QuickProblem['kind']>(['over-stock', 'over-order', 'no-option']);

/** Stock does not matter for a quotation request. */
export function canRequestQuote(state: QuickState): boolean {
  if (state === 'asking') return false;
  return state === 'good' || ASKABLE.has(state.kind);
}
