import { useState } from 'react';

import type { OrderReturn } from '@kargha/domain/orders/return';
import { returnableOnline } from '@kargha/domain/orders/returnable-items';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { PhotoField } from '#ui/orders/photo-field.tsx';
import type { Photo } from '#ui/orders/read-photos.ts';
import { ReturnDialog } from '#ui/orders/return-dialog.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { requestReturn } from '../state/order-actions.ts';
import { ordersTexts } from '../orders-texts.ts';

interface RequestReturnDialogProps {
  order: ShownOrder;
  returns: readonly OrderReturn[];
  onClose: () => void;
}

export function RequestReturnDialog({ order, returns, onClose }: RequestReturnDialogProps) {
  const texts = useTexts(ordersTexts);
  const [photos, setPhotos] = useState<Photo[]>([]);
  return (
    <ReturnDialog
      order={order}
      returns={returns}
      returnable={returnableOnline(order, returns, new Date())}
      words={{
        title: texts.returnTitle(order.number),
        lead: texts.returnLead,
        note: texts.returnNote,
        confirm: texts.sendReturn,
      }}
      onClose={onClose}
      onSend={async (pieces) => {
        await requestReturn(order.id, { ...pieces, photos: photos.map(({ data }) => data) });
        showToast({ tone: 'success', message: texts.returnSent });
      }}
    >
      <PhotoField photos={photos} onChange={setPhotos} />
    </ReturnDialog>
  );
}
