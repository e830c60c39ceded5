import { useEffect, useMemo } from 'react';

import { itemCount, type CartLine } from '@kargha/domain/shopping/cart';
import { servicesDays } from '@kargha/domain/shopping/requested-cart-lines';
import { paiseToRupees, sumPaise, type Paise } from '@kargha/domain/money/paise';
import {
  priceOrder,
  type OrderTotals,
  type PricedLine,
  type PriceTerms,
} from '@kargha/domain/pricing/price-order';
import { priceWithTax } from '@kargha/domain/pricing/price-with-tax';
import { unitPriceFor } from '@kargha/domain/pricing/unit-price';

import type { CartPrice, Codes } from '../data/cart-price-api.ts';
import {
  useBulkTerms,
  useGoods,
  usePriceTerms,
  useWeavingDays,
  type BulkTerms,
} from '../../checks/state/cart-check.ts';
import { useCartStore } from '../../state/cart-store.ts';
import type { Goods } from '../../checks/state/check-cart-lines.ts';
import { cartKey, refreshCartPrice, useCartPriceStore } from './cart-price-store.ts';

interface PricedCart {
  lines: PricedCartLine[];
  totals: OrderTotals;
  codes: Codes;
  /** Promo code, or the name of an automatic discount; '' without a discount. */
  discountName: string;
}

const NO_CODES: Codes = { couponCode: '', giftCard: '' };
/** Waits for several quick changes before asking the server. */
const PRICE_DELAY_MS = 300;

/** Prices the cart in the browser, or on the server when codes or an automatic discount apply. */
export function usePricedCart(): PricedCart {
  const lines = useCartStore((cart) => cart.lines);
  const goods = useGoods();
  const bulk = useBulkTerms();
  const terms = usePriceTerms();
  const weavingDays = useWeavingDays();
  const hasAutomatic = useCartPriceStore((state) => state.hasAutomatic);
  const serverPrice = useCartPriceStore((state) => state.serverPrice);
  const codes = useCartPriceStore((state) => state.codes);

  useEffect(() => {
    const timer = setTimeout(() => void refreshCartPrice(), PRICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [lines, codes, hasAutomatic]);

  return useMemo(() => {
    const pricedLines = lines.map((line) =>
      pricedLine(line, {
        terms: bulk[line.id],
        goods: goods[line.id],
        totalQuantity: productQuantity(lines, line.id),
        weavingDays,
      }),
    );
    if (serverPrice?.cart === cartKey(lines)) {
      return {
        lines: pricedLines,
        totals: serverPrice.totals,
        codes,
        discountName: discountNameOf(serverPrice.coupon),
      };
    }
    const totals = browserTotals(pricedLines, { ...terms, at: new Date() });
    return { lines: pricedLines, totals, codes: NO_CODES, discountName: '' };
  }, [lines, goods, bulk, terms, weavingDays, serverPrice, codes]);
}

function discountNameOf({ code, description, isAutomatic }: CartPrice['coupon']): string {
  return isAutomatic ? description : code;
}

/** Unit price in rupees, with the bulk price for verified business buyers. */
export function useLinePrice(line: CartLine): MadeToOrder & {
  price: number;
  /** what checkout charges for one piece */
  withTax: Paise;
  terms: BulkTerms | undefined;
  totalQuantity: number;
  /** undefined until the product was read */
  goods: Goods | undefined;
} {
  const terms = useBulkTerms()[line.id];
  const goods = useGoods()[line.id];
  const totalQuantity = useCartStore(({ lines }) => productQuantity(lines, line.id));
  const lineTerms = { terms, goods, totalQuantity, weavingDays: useWeavingDays() };
  const sale = { ...usePriceTerms(), at: new Date() };
  const priced = pricedLine(line, lineTerms);
  const { price, weavingDays } = priced;
  const withTax = priceWithTax(priced, sale);
  return { price, withTax, weavingDays, terms, totalQuantity, goods };
}

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
