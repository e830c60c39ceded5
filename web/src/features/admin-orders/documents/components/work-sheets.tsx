import { isMadeForBuyer } from '@kargha/domain/shopping/gift';
import { useTexts } from '#lib/language/language.ts';
import { May } from '#session/components/may.tsx';
import { Button } from '#ui/controls/button.tsx';
import { useAction } from '#ui/toasts/use-action.ts';

import { orderDetailTexts } from '../../order-detail-texts.ts';
import type { StaffOrder } from '../../state/staff-order.ts';
import { saveWorkSheets } from '../state/order-documents.ts';

/** Renders nothing unless a piece is made or altered for the buyer. */
export function WorkSheets({ order }: { order: StaffOrder }) {
  const texts = useTexts(orderDetailTexts);
  const { isBusy, start } = useAction(() => saveWorkSheets(order));
  if (!order.lines.some(isMadeForBuyer)) return null;
  return (
    <div style={{ marginTop: 16 }}>
      <May permission="orders.ship">
        <Button aria-disabled={isBusy || undefined} onClick={() => void start()}>
          {texts.printWorkSheets}
        </Button>
      </May>
    </div>
  );
}
