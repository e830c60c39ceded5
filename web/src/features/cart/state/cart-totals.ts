import { useEffect, useMemo } from 'react';

import type { CartLine } from '@kargha/domain/cart';
import { rupeesToPaise } from '@kargha/domain/paise';
import { GST_PERCENT, priceOrder, type OrderTotals, type PricedLine } from '@kargha/domain/pricing';

import type { Codes } from '../data/cart-price-api.ts';
import { useTaxRates } from './cart-check.ts';
import { useCartStore } from './cart-store.ts';
import { cartKey, refreshQuote, useQuoteStore } from './quote-store.ts';

/** A line of the cart as it is priced: by the server in the same way. */
type PricedCartLine = CartLine & PricedLine;

interface PricedCart {
  lines: PricedCartLine[];
  totals: OrderTotals;
  /** Codes that these totals count in. */
  codes: Codes;
  /** What the promo code does, in words. */
  discountName: string;
}

const NO_CODES: Codes = { couponCode: '', giftCard: '' };
/** Someone who presses plus five times is asked about once. */
const SETTLED_AFTER_MS = 300;

/** The cart's lines with all that pricing needs, and what they cost. With codes it is the server who says it. */
export function usePricedCart(): PricedCart {
  const lines = useCartStore((cart) => cart.lines);
  const rates = useTaxRates();
  const quote = useQuoteStore((state) => state.quote);
  const codes = useQuoteStore((state) => state.codes);

  useEffect(() => {
    const timer = setTimeout(() => void refreshQuote(), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [lines, codes]);

  return useMemo(() => {
    const priced = lines.map((line) => ({
      ...line,
      unitPrice: rupeesToPaise(line.price),
      chargeTax: rates[line.id] !== 0,
      taxPercent: rates[line.id] ?? GST_PERCENT,
    }));
    if (quote?.cart === cartKey(lines)) {
      return { lines: priced, totals: quote.totals, codes, discountName: quote.coupon.code };
    }
    return { lines: priced, totals: priceOrder(priced), codes: NO_CODES, discountName: '' };
  }, [lines, rates, quote, codes]);
}
