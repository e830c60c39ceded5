import type { OrderReturn } from '@kargha/domain/orders/return';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/documents/order-document.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { moneyOnCancel } from '../state/money-on-cancel.ts';
import { askForHelp, askToCancel, cancelOrder } from '../state/order-deeds.ts';
import { ordersTexts } from '../orders-texts.ts';
import { AskForReturnDialog } from './ask-for-return-dialog.tsx';

export type OrderDialog = 'cancel' | 'ask' | 'help' | 'return';

interface OrderDialogsProps {
  which: OrderDialog;
  order: ShownOrder;
  returns: readonly OrderReturn[];
  onClose: () => void;
}

/** The one dialog that is open. */
export function OrderDialogs({ which, order, returns, onClose }: OrderDialogsProps) {
  if (which === 'return') {
    return <AskForReturnDialog order={order} returns={returns} onClose={onClose} />;
  }
  const Shown = { cancel: Cancelling, ask: AskingToCancel, help: AskingForHelp }[which];
  return <Shown order={order} onClose={onClose} />;
}

type OneProps = Pick<OrderDialogsProps, 'order' | 'onClose'>;

function Cancelling({ order, onClose }: OneProps) {
  const texts = useTexts(ordersTexts);
  const money = moneyOnCancel(order).map((one) => texts.cancelMoney[one]);
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

function AskingToCancel({ order, onClose }: OneProps) {
  const texts = useTexts(ordersTexts);
  return (
    <ReasonDialog
      title={texts.askCancelTitle(order.number)}
      label={texts.why}
      missing={texts.whyMissing}
      confirm={texts.askCancel}
      onClose={onClose}
      onConfirm={(reason) => askToCancel(order.id, reason)}
    >
      <p>{texts.askCancelHint}</p>
    </ReasonDialog>
  );
}

function AskingForHelp({ order, onClose }: OneProps) {
  const texts = useTexts(ordersTexts);
  return (
    <ReasonDialog
      title={texts.helpTitle(order.number)}
      label={texts.helpLabel}
      missing={texts.helpMissing}
      confirm={texts.helpSend}
      onClose={onClose}
      onConfirm={async (message) => {
        const ticket = await askForHelp(order.id, message);
        showToast({ tone: 'success', message: texts.helpSent(ticket) });
      }}
    />
  );
}
