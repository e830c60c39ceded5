import type { Product } from '@kargha/domain/catalogue/product';
import { optionsProblem } from '@kargha/domain/catalogue/product-options';
import {
  findVariant,
  hasVariants,
  variantWith,
  type Variant,
} from '@kargha/domain/catalogue/variants';
import { optionsMessage } from '@kargha/domain/messages/option-messages';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import { invalidField } from '../http/errors.ts';

/** The stock that a line of a purchase order or transfer moves, as it is stored. */
interface StockLine {
  productId: string;
  title: string;
  options?: LineOptions;
  variantId?: string;
}

/**
 * The product of a line, or the variant with these options. Options do not matter when they share one stock.
 * Throws 400 invalid for a variant that is missing or no longer sold.
 */
export function stockLine(product: Product, options: LineOptions | undefined): StockLine {
  const { _id: productId, title } = product;
  if (!hasVariants(product)) return { productId, title };
  const problem = optionsProblem(product, options);
  const variant = findVariant(product, options);
  if (problem || !variant) {
    const message = problem ? optionsMessage(problem, title).text : title;
    throw invalidField('lines', message);
  }
  return variantLine(product, variant);
}

/** A line of a transfer: units of a variant that is no longer sold move, too. Throws 400 invalid. */
export function transferLine(product: Product, options: LineOptions | undefined): StockLine {
  const variant = options && variantWith(product.combinations, options);
  return variant ? variantLine(product, variant) : stockLine(product, options);
}

function variantLine({ _id: productId, title }: Product, { id, options }: Variant): StockLine {
  return { productId, title: lineTitle({ title, options }), options, variantId: id };
}
