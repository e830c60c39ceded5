import { parseDecimal } from '@kargha/domain/catalogue/product-input';

import type { ProductFormValues } from './product-form-values.ts';

/**
 * Returns the profit in rupees and the margin in percent with two decimals, or null when there is no profit (spec
 * §2).
 */
export function calculateProfit(form: Pick<ProductFormValues, 'price' | 'costPerItem'>) {
  const price = parseDecimal(form.price);
  const profit = price - parseDecimal(form.costPerItem);
  if (profit <= 0) return null;
  return { profit, margin: ((profit / price) * 100).toFixed(2) };
}
