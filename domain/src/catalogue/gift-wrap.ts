import type { GiftWrapSettings } from '../settings/gift-wrap-settings.ts';
import { GIFT_WRAP } from '../shopping/gift.ts';
import { tailoringOf, type TailoringService } from './tailoring-schema.ts';

interface Wrappable {
  tailoring?: unknown;
  isPhysicalProduct: boolean;
}

const wrapService = ({ priceRupees: price }: GiftWrapSettings): TailoringService => ({
  ...{ id: GIFT_WRAP, name: 'Gift wrap', nameHindi: 'गिफ़्ट रैप', price },
  makingDays: 0,
  measurements: [],
});

/**
 * A product as this shop sells it: gift wrap is one of its services while it is on. So price, tax, documents and
 * refunds treat it like any service (decision 064).
 */
export function withGiftWrap<Sold extends Wrappable>(
  product: Sold,
  settings: GiftWrapSettings,
): Sold {
  if (!settings.isOn || !product.isPhysicalProduct) return product;
  const { measurements, services } = tailoringOf(product);
  return {
    ...product,
    tailoring: { measurements, services: [...services, wrapService(settings)] },
  };
}

/** True for a product that `withGiftWrap` has prepared. */
export function offersGiftWrap(product: { tailoring?: unknown }): boolean {
  return tailoringOf(product).services.some(({ id }) => id === GIFT_WRAP);
}
