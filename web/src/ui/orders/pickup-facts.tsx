import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { formatMoment } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';

import { TrackingNumber } from './parcel-list.tsx';
import { returnTexts } from './return-texts.ts';

interface PickupFactsProps {
  pickup: NonNullable<OrderReturn['pickup']>;
}

/** Who picks up a return, and where it is. */
export function PickupFacts({ pickup }: PickupFactsProps) {
  const texts = useTexts(returnTexts);
  const { courier, awb, trackingUrl, state, lastScan } = pickup;
  return (
    <>
      <p>
        {courier} · <TrackingNumber awb={awb} trackingUrl={trackingUrl} /> ·{' '}
        {texts.pickupStates[state]}
      </p>
      {lastScan && (
        <p>
          {[lastScan.status, lastScan.location, formatMoment(lastScan.at)]
            .filter((part) => part !== '')
            .join(' · ')}
        </p>
      )}
    </>
  );
}
