import { nullable, nullish, number, object, string, type InferOutput } from 'valibot';

import { count, time } from '../api/response-fields.ts';
import { amount, paiseOrNothing, storedObject, text } from '../records/stored-fields.ts';

const purchase = {
  /** number of the purchase order */
  number: string(),
  /** rupees */
  unitCost: number(),
  quantity: count,
  at: time,
};

/** products/{id}/private/costing: what a product costs the shop. Only administrators read it. */
export const costingSchema = storedObject({
  /** rupees before GST, a moving average of purchases; null while it is unknown */
  unitCost: nullish(number(), null),
  supplier: text,
  lastPurchase: nullish(storedObject(purchase), null),
  /** paise: the stock on hand at this cost; 0 while it is unknown */
  stockValue: paiseOrNothing,
  /** 1 while there is stock on hand and its cost is unknown, so that a database sum counts such products */
  withoutCost: amount,
});
export type Costing = InferOutput<typeof costingSchema>;

/** What staff enter, and what product sheets contain. */
export const productCosts = object({ unitCost: nullable(number()), supplier: string() });
export type ProductCosts = InferOutput<typeof productCosts>;

/** What the product form shows. */
export const costingResponse = object({
  ...productCosts.entries,
  lastPurchase: nullable(object(purchase)),
});
export type CostingResponse = InferOutput<typeof costingResponse>;

export const NO_COSTS: ProductCosts = { unitCost: null, supplier: '' };

interface Sale {
  /** rupees before GST */
  price: number;
  unitCost: number | null;
}

/** Rupees of profit on one unit, and the margin in percent of its price. Null while the cost is unknown. */
export function unitProfit({ price, unitCost }: Sale): { profit: number; margin: number } | null {
  if (unitCost === null || price <= 0) return null;
  const profit = price - unitCost;
  return { profit, margin: (profit / price) * 100 };
}
