import { number, string } from 'yup';

import type { ProductCosts } from './costing.ts';
import { HIGHEST_PRICE, PRODUCT_LENGTHS } from './product-limits.ts';

/** Stored in the private costing of a product, never in the public product. */
export const COST_FIELDS = {
  unitCost: number().min(0).max(HIGHEST_PRICE).nullable().default(null),
  supplier: string().trim().max(PRODUCT_LENGTHS.supplier).default(''),
};

export type CostUpdate = Partial<ProductCosts>;

/** Separates what a product costs from its public fields. */
export function withoutCosts<Sent extends CostUpdate>(
  sent: Sent,
): { fields: Omit<Sent, keyof CostUpdate>; costs: CostUpdate } {
  const { unitCost, supplier, ...fields } = sent;
  const costs = {
    ...(unitCost !== undefined && { unitCost }),
    ...(supplier !== undefined && { supplier }),
  };
  return { fields, costs };
}
