import type { Product } from '@kargha/domain/catalogue/product';
import { optionsProblem } from '@kargha/domain/catalogue/product-options';
import { findVariant, hasVariants } from '@kargha/domain/catalogue/variants';
import { optionsMessage } from '@kargha/domain/messages/option-messages';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import { invalid } from '../http/errors.ts';

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
    throw invalid(message, { lines: message });
  }
  const chosen = { options: variant.options, variantId: variant.id };
  return { productId, title: lineTitle({ title, options: variant.options }), ...chosen };
}
