import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

import { OUTCOME_PARAMETER } from '#features/newsletter/outcome-parameter.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { nearbyComponent } from '#ui/feedback/nearby-component.tsx';

import { startWithConsent } from '../analytics/start-with-consent.ts';
import { ShopHeader } from '../header/shop-header.tsx';
import { loadLazyPages } from '../load-lazy-pages.ts';
import { ShopFrame } from './shop-frame.tsx';

export const FOOTER = 'footer';

export const NearbyFooter = nearbyComponent(
  async () => (await import('../footer/shop-footer.tsx')).ShopFooter,
);
const NewsletterOutcome = lazyComponent(
  async () => (await loadLazyPages()).loadNewsletterOutcome(),
  { onError: () => null },
);

export function ShopLayout() {
  const { search } = useLocation();
  useEffect(startWithConsent, []);
  return (
    <ShopFrame header={<ShopHeader />} footer={<NearbyFooter part={FOOTER} />}>
      {new URLSearchParams(search).has(OUTCOME_PARAMETER) && <NewsletterOutcome />}
      <Outlet />
    </ShopFrame>
  );
}
