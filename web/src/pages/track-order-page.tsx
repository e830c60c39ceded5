import { useSearchParams } from 'react-router-dom';

import { OrderTracking } from '#features/order-tracking/components/order-tracking.tsx';
import { orderTrackingTexts } from '#features/order-tracking/order-tracking-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { Page } from '#ui/page.tsx';

export function TrackOrderPage() {
  const texts = useTexts(orderTrackingTexts);
  const [params] = useSearchParams();
  const token = params.get('token');
  return (
    <Page title={texts.title} lead={texts.lead}>
      <OrderTracking key={token} token={token} />
    </Page>
  );
}
