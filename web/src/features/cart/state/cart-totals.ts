import { useEffect, useMemo } from 'react';

import type { CartLine } from '@kargha/domain/cart';
import { bulkUnitPrice } from '@kargha/domain/bulk-rules';
import { paiseToRupees, rupeesToPaise, type Paise } from '@kargha/domain/paise';
import { GST_PERCENT, priceOrder, type OrderTotals, type PricedLine } from '@kargha/domain/pricing';

import type { CartQuote, Codes } from '../data/cart-price-api.ts';
import { useBulkTerms, useShipping, useTaxRates, type BulkTerms } from './cart-check.ts';
import { useCartStore } from './cart-store.ts';
import { cartKey, refreshQuote, useQuoteStore } from './quote-store.ts';

/** A line of the cart as it is priced: by the server in the same way. */
type PricedCartLine = CartLine & PricedLine;

interface PricedCart {
  lines: PricedCartLine[];
  totals: OrderTotals;
  /** Codes that these totals count in. */
  codes: Codes;
  /** The promo code, or what an automatic discount is called; empty without either. */
  discountName: string;
}

const NO_CODES: Codes = { couponCode: '', giftCard: '' };
/** Someone who presses plus five times is asked about once. */
const SETTLED_AFTER_MS = 300;

/** The cart's lines with all that pricing needs, and what they cost. With codes it is the server who says it. */
export function usePricedCart(): PricedCart {
  const lines = useCartStore((cart) => cart.lines);
  const rates = useTaxRates();
  const bulk = useBulkTerms();
  const shipping = useShipping();
  const hasAutomatic = useQuoteStore((state) => state.hasAutomatic);
  const quote = useQuoteStore((state) => state.quote);
  const codes = useQuoteStore((state) => state.codes);

  useEffect(() => {
    const timer = setTimeout(() => void refreshQuote(), SETTLED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [lines, codes, hasAutomatic]);

  return useMemo(() => {
    const priced = lines.map((line) => ({
      ...line,
      ...inNumbers(line, bulk[line.id]),
      chargeTax: rates[line.id] !== 0,
      taxPercent: rates[line.id] ?? GST_PERCENT,
    }));
    if (quote?.cart === cartKey(lines)) {
      return { lines: priced, totals: quote.totals, codes, discountName: nameOf(quote.coupon) };
    }
    const totals = priceOrder(priced, {}, shipping);
    return { lines: priced, totals, codes: NO_CODES, discountName: '' };
  }, [lines, rates, bulk, shipping, quote, codes]);
}

function nameOf({ code, description, isAutomatic }: CartQuote['coupon']): string {
  return isAutomatic ? description : code;
}

/** What one piece of a line costs now, in rupees: less in numbers for verified business buyers; and by which terms. */
export function useLinePrice(line: CartLine): { price: number; terms: BulkTerms | undefined } {
  const terms = useBulkTerms()[line.id];
  return { price: inNumbers(line, terms).price, terms };
}

/** What one piece costs in this number: the same price in rupees for the screen and in paise for the sum. */
function inNumbers(
  { price, quantity }: CartLine,
  terms: BulkTerms | undefined,
): { price: number; unitPrice: Paise } {
  const { rules = null, tiers = [] } = terms ?? {};
  const unitPrice = bulkUnitPrice(rupeesToPaise(price), quantity, rules, tiers);
  return { price: paiseToRupees(unitPrice), unitPrice };
}
