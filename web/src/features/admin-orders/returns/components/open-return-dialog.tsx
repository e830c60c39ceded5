import { useState } from 'react';

import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { returnableLines } from '@kargha/domain/orders/returnable-items';
import { useTexts } from '#lib/language/language.ts';
import { PhotoField } from '#ui/orders/photo-field.tsx';
import type { Photo } from '#ui/orders/read-photos.ts';
import { ReturnDialog } from '#ui/orders/return-dialog.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { orderDetailTexts } from '../../order-detail-texts.ts';
import { readExchangeChoices, takeStep } from '../../state/order-steps.ts';
import type { StaffOrder } from '../../state/staff-order.ts';
import { usePinnedOrderRevision } from '../../state/use-pinned-order-revision.ts';

interface OpenReturnDialogProps {
  order: StaffOrder;
  returns: readonly OrderReturn[];
  onClose: () => void;
}

/** For customers who cannot request the return themselves: guests have no order page to do it on. */
export function OpenReturnDialog({ order, returns, onClose }: OpenReturnDialogProps) {
  const texts = useTexts(orderDetailTexts);
  const pinned = usePinnedOrderRevision(order);
  const [photos, setPhotos] = useState<Photo[]>([]);
  return (
    <ReturnDialog
      order={order}
      returns={returns}
      returnable={returnableLines(order, returns, new Date())}
      words={{
        title: texts.openReturnTitle(order.number),
        lead: texts.openReturnLead,
        note: texts.openReturnNote,
        confirm: texts.openReturn,
      }}
      readChoices={() => readExchangeChoices(order.id)}
      onClose={onClose}
      onSend={async (pieces) => {
        const photoData = photos.map(({ data }) => data);
        await takeStep(pinned, 'open-return', { ...pieces, photos: photoData });
        showToast({ tone: 'success', message: texts.openReturnDone });
      }}
    >
      <PhotoField photos={photos} onChange={setPhotos} />
    </ReturnDialog>
  );
}
