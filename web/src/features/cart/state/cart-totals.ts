import { useMemo } from 'react';

import type { CartLine } from '@kargha/domain/cart';
import { rupeesToPaise } from '@kargha/domain/paise';
import { priceCart, type CartTotals, type PricedLine } from '@kargha/domain/pricing';

import { useUntaxed } from './cart-check.ts';
import { useCartStore } from './cart-store.ts';

/** A line of the cart as it is priced: by the server in the same way. */
type PricedCartLine = CartLine & PricedLine;

interface PricedCart {
  lines: PricedCartLine[];
  totals: CartTotals;
}

/** The cart's lines with all that pricing needs, and what they cost. */
export function usePricedCart(): PricedCart {
  const lines = useCartStore((cart) => cart.lines);
  const untaxed = useUntaxed();
  return useMemo(() => {
    const priced = lines.map((line) => ({
      ...line,
      unitPrice: rupeesToPaise(line.price),
      chargeTax: !untaxed.includes(line.id),
    }));
    return { lines: priced, totals: priceCart(priced) };
  }, [lines, untaxed]);
}
