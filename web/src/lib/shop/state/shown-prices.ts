import { create } from 'zustand';

import type { Product } from '@kargha/domain/catalogue/product';

import { useShopFront } from '../shop-front.ts';

export type PricedGoods = Pick<Product, 'price' | 'chargeTax' | 'hsnCode'>;

interface ShownPrices {
  /** Set for verified businesses that read prices without GST. `amount` is a price of these goods. Rupees. */
  withoutGst?: ((amount: number, goods: PricedGoods) => number) | undefined;
}

export const useShownPrices = create<ShownPrices>()(() => ({}));

/** Prices in rupees. */
interface ShownPrice {
  price: number;
  originalPrice: number;
  /** GST comes on top; null: not known yet */
  isBeforeGst: boolean | null;
}

/**
 * True where the price of a service must say that it contains GST: the piece shows its price without. Prices of
 * services are added before the tax is taken out, so that the sum is exact.
 */
export function useNeedsGstNote({ chargeTax }: Pick<Product, 'chargeTax'>): boolean {
  return useShownPrices().withoutGst !== undefined && chargeTax;
}

/**
 * The prices of a product as this person reads them; the charge is the same for everyone.
 * @param goods without an HSN code: a stored copy, which keeps its price
 */
export function useShownPrice(
  goods: Pick<Product, 'price' | 'costPerItem' | 'chargeTax'> & { hsnCode?: string | undefined },
): ShownPrice {
  const { withoutGst } = useShownPrices();
  const { gst } = useShopFront();
  const { price, costPerItem, chargeTax, hsnCode } = goods;
  if (withoutGst && hsnCode !== undefined) {
    const shown = (amount: number) => withoutGst(amount, { ...goods, hsnCode });
    return { price: shown(price), originalPrice: shown(costPerItem), isBeforeGst: chargeTax };
  }
  const isBeforeGst = chargeTax && costPerItem > price && (gst ? gst === 'added' : null);
  return { price, originalPrice: costPerItem, isBeforeGst };
}
