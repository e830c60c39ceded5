import type { Product } from '@kargha/domain/catalogue/product';
import { tailoringFor } from '@kargha/domain/catalogue/tailoring';
import type { Paise } from '@kargha/domain/money/paise';
import { priceOrder, type OrderTotals } from '@kargha/domain/pricing/price-order';
import type { CartLine } from '@kargha/domain/shopping/cart';
import { tailoringIdOf } from '@kargha/domain/shopping/tailoring-choice';

import type { RequestedItem } from '../../functions/src/money/checkout/checkout-items.ts';
import { checkCartLines } from '../../web/src/features/cart/checks/state/check-cart-lines.ts';
import {
  browserTotals,
  pricedLine,
  productQuantity,
} from '../../web/src/features/cart/prices/state/cart-totals.ts';
import { chosenItem } from '../../web/src/ui/chosen-item.ts';
import type { RandomCart } from './random-cart.ts';

interface ShownCart {
  /** of each line */
  unitPrices: Paise[];
  totals: OrderTotals;
}

/** The figures on the cart page, by the page's own functions: its lines at today's prices, then their totals. */
export function shownCart({ products, items, tiers, reductions, terms }: RandomCart): ShownCart {
  const chosen = items.flatMap((item, place) => chosenLine(products[place], item));
  const { lines, goods } = checkCartLines(chosen, products, new Map());
  const priced = lines.map((line) => {
    const rules = products.find(({ _id }) => _id === line.id)?.bulk;
    return pricedLine(line, {
      terms: rules ? { rules, tiers: tiers.get(line.id) ?? [] } : undefined,
      goods: goods[line.id],
      totalQuantity: productQuantity(lines, line.id),
      weavingDays: undefined,
    });
  });
  const { discount, ...others } = reductions;
  const isReduced = discount !== null || Object.keys(others).length > 0;
  // With a code, a gift card or a fee the page shows the server's totals for its lines.
  const totals = isReduced ? priceOrder(priced, reductions, terms) : browserTotals(priced, terms);
  return { unitPrices: priced.map(({ unitPrice }) => unitPrice), totals };
}

/** A line as the product page puts it into the cart. */
function chosenLine(
  product: Product | undefined,
  { quantity, options, services }: RequestedItem,
): CartLine[] {
  if (!product) return [];
  const item = chosenItem(product, options);
  const tailoring = services && tailoringFor(product, { services });
  const made = tailoring && { tailoring, tailoringId: tailoringIdOf({ services }) };
  // Without its services: the check at the opening of the cart adds them.
  return [{ ...item, ...made, quantity }];
}
