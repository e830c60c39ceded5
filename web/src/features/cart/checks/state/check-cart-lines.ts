import type { Sentence } from '@kargha/domain/messages/sentence';
import { offersGiftWrap, withGiftWrap } from '@kargha/domain/catalogue/gift-wrap';
import { stockStatus } from '@kargha/domain/catalogue/product-availability';
import { cartLineKey, type CartItem, type CartLine } from '@kargha/domain/shopping/cart';
import { choiceOf } from '@kargha/domain/shopping/requested-cart-lines';
import { tailoringFor, tailoringProblem } from '@kargha/domain/catalogue/tailoring';
import { tailoringMessage } from '@kargha/domain/messages/tailoring-messages';
import { paiseToRupees, sumPaise } from '@kargha/domain/money/paise';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import type { Product } from '@kargha/domain/catalogue/product';
import {
  DEFAULT_GIFT_WRAP,
  type GiftWrapSettings,
} from '@kargha/domain/settings/gift-wrap-settings';
import { optionsProblem } from '@kargha/domain/catalogue/product-options';
import { unitKey } from '@kargha/domain/stock/stock';
import { optionsMessage } from '@kargha/domain/messages/option-messages';
import { chosenItem } from '#ui/chosen-item.ts';

import { withOwnReservedStock } from './own-reserved-stock.ts';

/** Prices in rupees. */
export type CartNotice = { key: string; name: string; nameHindi?: string } & (
  | { kind: 'price-changed'; from: number; to: number }
  | { kind: 'fewer-left'; from: number; to: number }
  | { kind: 'sold-out' }
  | { kind: 'not-for-sale' }
);

/** What the tax depends on besides the price, and what the cart offers. */
export type Goods = Pick<Product, 'hsnCode' | 'chargeTax'> & {
  isMadeToOrder: boolean;
  canBeGift: boolean;
};

interface CartLinesCheck {
  lines: CartLine[];
  soldOut: CartLine[];
  notices: CartNotice[];
  /** By product id. */
  goods: Record<string, Goods>;
  /** By line key: the message about missing options. */
  optionProblems: Record<string, Sentence>;
}

/**
 * Compares cart lines with the products as they are now; a product missing from `current` is no longer sold.
 * @param reserved quantities that this browser's own unpaid order reserves, by product id and by line
 */
export function checkCartLines(
  lines: readonly CartLine[],
  current: readonly Product[],
  reserved: ReadonlyMap<string, number>,
  giftWrap: GiftWrapSettings = DEFAULT_GIFT_WRAP,
): CartLinesCheck {
  const products = new Map(current.map((one) => [one._id, withGiftWrap(one, giftWrap)]));
  const result: CartLinesCheck = {
    lines: [],
    soldOut: [],
    notices: [],
    goods: {},
    optionProblems: {},
  };
  const usedByUnit = new Map<string, number>();
  for (const line of lines) {
    const product = products.get(line.id);
    if (product?.status === 'active') {
      const { hsnCode, chargeTax } = product;
      const isMadeToOrder = stockStatus(product) === 'to-order';
      const canBeGift = offersGiftWrap(product);
      result.goods[line.id] = { hsnCode, chargeTax, isMadeToOrder, canBeGift };
      const problem = problemOf(line, product);
      if (problem) result.optionProblems[cartLineKey(line)] = problem;
      const goods = withOwnReservedStock(chosenItem(product, line.options), reserved);
      const unit = unitKey({ productId: line.id, variantId: goods.variantId });
      const used = usedByUnit.get(unit) ?? 0;
      const item = withChoice(goods, line, product);
      usedByUnit.set(unit, used + checkLine(line, item, used, result));
    } else result.notices.push({ ...lineLabel(line), kind: 'not-for-sale' });
  }
  return result;
}

/** Checks a line against the stock that earlier lines of the same stock leave. Returns the quantity it uses. */
function checkLine(line: CartLine, item: CartItem, used: number, result: CartLinesCheck): number {
  const available = (item.stock ?? used + line.quantity) - used;
  if (available < 1) {
    result.soldOut.push({ ...item, quantity: line.quantity });
    result.notices.push({ ...lineLabel(item), kind: 'sold-out' });
    return 0;
  }
  const label = lineLabel(item);
  if (item.price !== line.price) {
    result.notices.push({ ...label, kind: 'price-changed', from: line.price, to: item.price });
  }
  if (line.quantity > available) {
    result.notices.push({ ...label, kind: 'fewer-left', from: line.quantity, to: available });
  }
  const quantity = Math.min(line.quantity, available);
  result.lines.push({ ...item, quantity });
  return quantity;
}

/** Why the line cannot be bought as it was chosen. */
function problemOf({ options, tailoring }: CartLine, product: Product): Sentence | undefined {
  const problem = optionsProblem(product, options);
  if (problem) return optionsMessage(problem, product.title);
  const wrong = tailoringProblem(product, tailoring ? choiceOf(tailoring) : {});
  return wrong ? tailoringMessage(wrong, product.title) : undefined;
}

/** What was chosen, at today's prices of the services. */
function withChoice(
  item: CartItem,
  { tailoring, tailoringId }: CartLine,
  product: Product,
): CartItem {
  if (!tailoring || tailoringId === undefined) return item;
  const choice = choiceOf(tailoring);
  const canBeMade = tailoringProblem(product, choice) === null;
  const now = (canBeMade ? tailoringFor(product, choice) : undefined) ?? tailoring;
  const services = paiseToRupees(sumPaise(now.services.map(({ price }) => price)));
  return { ...item, tailoringId, tailoring: now, price: item.price + services };
}

function lineLabel(line: Pick<CartLine, 'id' | 'options' | 'tailoringId' | 'name' | 'nameHindi'>) {
  const { name, nameHindi, options } = line;
  return {
    key: cartLineKey(line),
    name: lineTitle({ title: name, options }),
    ...(nameHindi && { nameHindi: lineTitle({ title: nameHindi, options }) }),
  };
}
