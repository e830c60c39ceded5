import type { ComponentProps } from 'react';

import { useShopFront } from '#lib/shop/shop-front.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';

import type { DiscountLine as Line } from './discount-line.tsx';

const DiscountLine = lazyComponent(async () => (await import('./discount-line.tsx')).DiscountLine, {
  onError: () => null,
});

/** Most days no discount runs, so what shows one loads only then. */
export function Discount(props: Pick<ComponentProps<typeof Line>, 'on'>) {
  const { discounts } = useShopFront();
  return discounts ? <DiscountLine {...props} sent={discounts} /> : null;
}

/** Otherwise the line on a page that is already there would move what is below it. */
export function preloadDiscount(): Promise<void> {
  return DiscountLine.preload();
}
