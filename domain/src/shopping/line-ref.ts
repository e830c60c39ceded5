import { lineKey, type LineOptions } from './line-options.ts';

/** A product with its chosen options. */
export interface LineRef {
  productId: string;
  options?: LineOptions | undefined;
}

export function keyOf({ productId, options }: LineRef): string {
  return lineKey(productId, options);
}

export function isSameLine(one: LineRef, other: LineRef): boolean {
  return one.productId === other.productId && keyOf(one) === keyOf(other);
}

export function refOf({ productId, options }: LineRef): LineRef {
  return { productId, ...(hasOptions(options) && { options }) };
}

export function hasOptions(options: LineOptions | undefined): options is LineOptions {
  return options !== undefined && Object.keys(options).length > 0;
}
