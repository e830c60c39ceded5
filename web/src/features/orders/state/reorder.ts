import type { CartItem } from '@kargha/domain/shopping/cart';
import { maxPurchasable, type Product } from '@kargha/domain/catalogue/product';
import { asSold, optionsProblem } from '@kargha/domain/catalogue/product-options';
import { servicesPrice, tailoringFor, tailoringProblem } from '@kargha/domain/catalogue/tailoring';
import { paiseToRupees } from '@kargha/domain/money/paise';
import { choiceOf } from '@kargha/domain/shopping/requested-cart-lines';
import { isGift, withoutGift } from '@kargha/domain/shopping/gift';
import { tailoringIdOf } from '@kargha/domain/shopping/tailoring-choice';
import { unitKey } from '@kargha/domain/stock/stock';
import { chosenItem } from '#ui/chosen-item.ts';
import type { ShownLine } from '#lib/documents/order-document.ts';

import { readCurrentProduct } from '../data/current-product.ts';

export interface Reorder {
  items: { item: CartItem; quantity: number }[];
  /** titles of items that are no longer available, or not in that quantity */
  unavailable: string[];
  reduced: string[];
}

/** Uses today's price and stock, never those of the old order. */
export async function reorder(
  lines: readonly ShownLine[],
  titleOf: (line: ShownLine) => string,
): Promise<Reorder> {
  const currentLines = await Promise.all(
    lines.map(async (line) => ({ line, product: await readCurrentProduct(line.productId) })),
  );
  const result: Reorder = { items: [], unavailable: [], reduced: [] };
  const addedByUnit = new Map<string, number>();
  for (const { line: ordered, product } of currentLines) {
    const line = withoutItsGift(ordered);
    const { productId, options } = line;
    const variantId = product ? asSold(product, options).variantId : undefined;
    const unit = unitKey({ productId, variantId });
    const added = addedByUnit.get(unit) ?? 0;
    const quantity = Math.min(line.quantity, availableQuantity(line, product) - added);
    if (!product || quantity < 1) {
      result.unavailable.push(titleOf(line));
      continue;
    }
    if (quantity < line.quantity) result.reduced.push(titleOf(line));
    addedByUnit.set(unit, added + quantity);
    result.items.push({ item: toCartItem(line, product), quantity });
  }
  return result;
}

/** Wrap and note were for another occasion. */
function withoutItsGift({ tailoring: ordered, tailoringId, ...line }: ShownLine): ShownLine {
  const tailoring = ordered && withoutGift(ordered);
  if (!tailoring) return line;
  const isAsOrdered = !isGift({ tailoring: ordered });
  const id = isAsOrdered ? tailoringId : tailoringIdOf(choiceOf(tailoring));
  return { ...line, tailoring, ...(id !== undefined && { tailoringId: id }) };
}

/** A discontinued size or service is unavailable. If the old order names no size, the shopper chooses one in the cart. */
function availableQuantity({ options, tailoring }: ShownLine, product: Product | null): number {
  if (product?.status !== 'active') return 0;
  if (tailoring && tailoringProblem(product, choiceOf(tailoring))) return 0;
  const problem = optionsProblem(product, options);
  return problem && problem.kind !== 'missing' ? 0 : maxPurchasable(asSold(product, options));
}

function toCartItem({ options, tailoring, tailoringId }: ShownLine, product: Product): CartItem {
  const item = chosenItem(product, options);
  const now = tailoring && tailoringFor(product, choiceOf(tailoring));
  if (!now || tailoringId === undefined) return item;
  const services = servicesPrice(product, choiceOf(now).services);
  return { ...item, tailoring: now, tailoringId, price: item.price + paiseToRupees(services) };
}
