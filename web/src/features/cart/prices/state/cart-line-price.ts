import { itemCount, type CartLine } from '@kargha/domain/shopping/cart';
import { servicesDays } from '@kargha/domain/shopping/requested-cart-lines';
import { paiseToRupees, sumPaise } from '@kargha/domain/money/paise';
import {
  priceOrder,
  type OrderTotals,
  type PricedLine,
  type PriceTerms,
} from '@kargha/domain/pricing/price-order';
import { unitPriceFor } from '@kargha/domain/pricing/unit-price';

import type { BulkTerms } from '../../checks/state/cart-check.ts';
import type { Goods } from '../../checks/state/check-cart-lines.ts';

export type PricedCartLine = CartLine & PricedLine & MadeToOrder;

export interface MadeToOrder {
  /** working days until a made-to-order line ships; undefined for all other lines */
  weavingDays: number | undefined;
}

/** Bulk prices count a product in all its sizes. */
export function productQuantity(lines: readonly CartLine[], id: string): number {
  return itemCount(lines.filter((line) => line.id === id));
}

/** What the cart shows while neither a code nor an automatic discount applies. */
export function browserTotals(lines: readonly PricedCartLine[], terms: PriceTerms): OrderTotals {
  return priceOrder(lines, {}, terms);
}

/** Defaults when the product was not read: sold by the piece, standard tax. */
interface LineTerms {
  terms: BulkTerms | undefined;
  goods: Goods | undefined;
  /** quantity of the product in the whole cart */
  totalQuantity: number;
  weavingDays: number | undefined;
}

const UNKNOWN_GOODS = { hsnCode: '', chargeTax: true, isMadeToOrder: false };

/** Undefined for a piece that ships from stock, and until the terms are read. */
function daysUntilReady(
  { tailoring }: CartLine,
  { isMadeToOrder }: Pick<Goods, 'isMadeToOrder'>,
  weavingDays: number | undefined,
): number | undefined {
  if (weavingDays === undefined) return undefined;
  const days = (isMadeToOrder ? weavingDays : 0) + (tailoring ? servicesDays(tailoring) : 0);
  return days > 0 ? days : undefined;
}

/** Applies the bulk price for this quantity; services have none. `price` in rupees, `unitPrice` in paise. */
export function pricedLine(line: CartLine, lineTerms: LineTerms): PricedCartLine {
  const { terms, goods = UNKNOWN_GOODS, totalQuantity } = lineTerms;
  const { rules: bulk = null, tiers = [] } = terms ?? {};
  const { hsnCode, chargeTax } = goods;
  const services = sumPaise((line.tailoring?.services ?? []).map(({ price }) => price));
  const goodsPrice = line.price - paiseToRupees(services);
  const bulkPrice = unitPriceFor({ price: goodsPrice, bulk }, totalQuantity, tiers);
  const unitPrice = sumPaise([bulkPrice, services]);
  const price = paiseToRupees(unitPrice);
  const weavingDays = daysUntilReady(line, goods, lineTerms.weavingDays);
  return { ...line, unitPrice, price, hsnCode, chargeTax, weavingDays };
}
