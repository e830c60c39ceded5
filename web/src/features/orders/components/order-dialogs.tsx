import { useState } from 'react';

import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { returnableOnline } from '@kargha/domain/orders/returnable-items';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { PhotoField } from '#ui/orders/photo-field.tsx';
import type { Photo } from '#ui/orders/read-photos.ts';
import { ReturnDialog } from '#ui/orders/return-dialog.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { cancelRefunds } from '../state/cancel-refunds.ts';
import {
  requestHelp,
  requestCancellation,
  cancelOrder,
  readExchangeChoices,
  requestReturn,
} from '../state/order-actions.ts';
import { ordersTexts } from '../orders-texts.ts';

export type OrderDialog = 'cancel' | 'ask' | 'help' | 'return';

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
  const Shown = { cancel: CancelDialog, ask: RequestCancellationDialog, help: HelpDialog }[which];
  return <Shown order={order} onClose={onClose} />;
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

function CancelDialog({ order, onClose }: OrderDialogProps) {
  const texts = useTexts(ordersTexts);
  const money = cancelRefunds(order).map((one) => texts.cancelRefunds[one]);
  return (
    <ReasonDialog
      title={texts.cancelTitle(order.number)}
      label={texts.why}
      missing={texts.whyMissing}
      confirm={texts.cancel}
      onClose={onClose}
      onConfirm={async (reason) => {
        await cancelOrder(order.id, reason);
        showToast({ tone: 'success', message: texts.cancelled });
      }}
    >
      <p>{money.join(' ')}</p>
    </ReasonDialog>
  );
}

function RequestCancellationDialog({ order, onClose }: OrderDialogProps) {
  const texts = useTexts(ordersTexts);
  return (
    <ReasonDialog
      title={texts.requestCancellationTitle(order.number)}
      label={texts.why}
      missing={texts.whyMissing}
      confirm={texts.requestCancellation}
      onClose={onClose}
      onConfirm={(reason) => requestCancellation(order.id, reason)}
    >
      <p>{texts.requestCancellationHint}</p>
    </ReasonDialog>
  );
}

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
