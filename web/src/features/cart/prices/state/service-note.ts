import type { CartLine } from '@kargha/domain/shopping/cart';
import { useTexts } from '#lib/language/language.ts';
import { useNeedsGstNote } from '#lib/shop/state/shown-prices.ts';

import { cartTexts } from '../../cart-texts.ts';
import { useGoods } from '../../checks/state/cart-check.ts';

/** Adds to the price of a service that it contains GST, where the line shows its price without. */
export function useServiceNote({ id }: CartLine): (price: string) => string {
  const { withGst } = useTexts(cartTexts);
  const { chargeTax = true } = useGoods()[id] ?? {};
  return useNeedsGstNote({ chargeTax }) ? withGst : String;
}
