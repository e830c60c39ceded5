import { lineKey, type LineOptions } from './line-options.ts';

/** Names a line of an order or a cart: a product, and what was chosen of it; without options where nothing is chosen. */
export interface LineRef {
  productId: string;
  options?: LineOptions | undefined;
}

/** The key of a line that names its product. */
export function keyOf({ productId, options }: LineRef): string {
  return lineKey(productId, options);
}

/** True when both are the same product with the same options. */
export function isSameLine(one: LineRef, other: LineRef): boolean {
  return one.productId === other.productId && keyOf(one) === keyOf(other);
}

/** What names a line, and nothing else of it. */
export function refOf({ productId, options }: LineRef): LineRef {
  return { productId, ...(hasOptions(options) && { options }) };
}

/** True when something was chosen. */
export function hasOptions(options: LineOptions | undefined): options is LineOptions {
  return options !== undefined && Object.keys(options).length > 0;
}
