import { useState } from 'react';

import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { returnableOnline } from '@kargha/domain/orders/returnable-items';
import { cancelRefunds } from '@kargha/domain/payments/cancel-refunds';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { CancelDialog } from '#ui/orders/cancel-dialog.tsx';
import type { CancelAction } from '#ui/orders/cancel-order-texts.ts';
import { PhotoField } from '#ui/orders/photo-field.tsx';
import type { Photo } from '#ui/orders/read-photos.ts';
import { ReturnDialog } from '#ui/orders/return-dialog.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import {
  requestHelp,
  requestCancellation,
  cancelOrder,
  readExchangeChoices,
  requestReturn,
} from '../state/order-actions.ts';
import { ordersTexts } from '../orders-texts.ts';

export type OrderDialog = CancelAction | 'help' | 'return';

interface OrderDialogsProps {
  which: OrderDialog;
  order: ShownOrder;
  returns: readonly OrderReturn[];
  onClose: () => void;
}

export function OrderDialogs({ which, order, returns, onClose }: OrderDialogsProps) {
  if (which === 'return') {
    return <RequestReturnDialog order={order} returns={returns} onClose={onClose} />;
  }
  if (which === 'help') return <HelpDialog order={order} onClose={onClose} />;
  const send = which === 'cancel' ? cancelOrder : requestCancellation;
  return (
    <CancelDialog
      action={which}
      number={order.number}
      refunds={cancelRefunds(order)}
      onConfirm={(reason) => send(order.id, reason)}
      onClose={onClose}
    />
  );
}

interface RequestReturnDialogProps {
  order: ShownOrder;
  returns: readonly OrderReturn[];
  onClose: () => void;
}

function RequestReturnDialog({ order, returns, onClose }: RequestReturnDialogProps) {
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
      readChoices={() => readExchangeChoices(order.id)}
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

type OrderDialogProps = Pick<OrderDialogsProps, 'order' | 'onClose'>;

function HelpDialog({ order, onClose }: OrderDialogProps) {
  const texts = useTexts(ordersTexts);
  return (
    <ReasonDialog
      title={texts.helpTitle(order.number)}
      label={texts.helpLabel}
      missing={texts.helpMissing}
      confirm={texts.helpSend}
      onClose={onClose}
      onConfirm={async (message) => {
        const ticket = await requestHelp(order.id, message);
        showToast({ tone: 'success', message: texts.helpSent(ticket) });
      }}
    />
  );
}
