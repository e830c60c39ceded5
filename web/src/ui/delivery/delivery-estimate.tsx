import type { DeliveryEstimate as Estimate } from '@kargha/domain/shopping/delivery';
import { formatWeekday } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';

import { deliveryTexts } from './delivery-texts.ts';
import { useDeliveryEstimate, type MakingDays } from './use-delivery-check.ts';

interface DeliveryEstimateProps {
  pincode: string;
  makingDays: MakingDays;
}

/** For a pincode that is typed elsewhere. */
export function DeliveryEstimate({ pincode, makingDays }: DeliveryEstimateProps) {
  return <EstimateText answer={useDeliveryEstimate(pincode, makingDays)} />;
}

/** Empty until there is an estimate. */
export function EstimateText({ answer }: { answer: Estimate | undefined }) {
  const texts = useTexts(deliveryTexts);
  return (
    <div role="status">
      {answer?.kind === 'estimate' && (
        <p>
          <strong>{texts.arrives(formatWeekday(answer.from), formatWeekday(answer.to))}</strong>{' '}
          {texts.note[answer.zone]}
        </p>
      )}
    </div>
  );
}
