import { useEffect, useMemo } from 'react';

import type { CartLine } from '@kargha/domain/shopping/cart';
import type { Paise } from '@kargha/domain/money/paise';
import type { OrderTotals } from '@kargha/domain/pricing/price-order';
import { priceWithTax } from '@kargha/domain/pricing/price-with-tax';

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
import {
  browserTotals,
  pricedLine,
  productQuantity,
  type MadeToOrder,
  type PricedCartLine,
} from './cart-line-price.ts';
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
