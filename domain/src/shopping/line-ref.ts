import { lineKey, type LineOptions } from './line-options.ts';

/** A product with its chosen options, made to the same measurements with the same services. */
export interface LineRef {
  productId: string;
  options?: LineOptions | undefined;
  /** absent for a product as it is */
  tailoringId?: string | undefined;
}

export function keyOf({ productId, options, tailoringId }: LineRef): string {
  return lineKey(productId, options, tailoringId);
}

export function isSameLine(one: LineRef, other: LineRef): boolean {
  return one.productId === other.productId && keyOf(one) === keyOf(other);
}

export function refOf({ productId, options, tailoringId }: LineRef): LineRef {
  return {
    productId,
    ...(hasOptions(options) && { options }),
    ...(tailoringId !== undefined && { tailoringId }),
  };
}

export function hasOptions(options: LineOptions | undefined): options is LineOptions {
  return options !== undefined && Object.keys(options).length > 0;
}
