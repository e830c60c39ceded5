import type { Instalment } from '@kargha/domain/instalment';
import { formatPaise } from '@kargha/domain/money-format';
import { isOffline } from '@kargha/domain/offline-payment';
import { paise, sumPaise, type Paise } from '@kargha/domain/paise';
import { returnValue, type OrderReturn } from '@kargha/domain/return';
import { useTexts } from '#lib/language/language.ts';
import type { ShownOrder } from '#lib/order-document.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';

import { takeReturnStep } from '../state/desk-deeds.ts';
import { deskTexts } from '../desk-texts.ts';
import { ReceiveReturnDialog } from './receive-return-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';

export type ReturnAction = 'approve' | 'reject' | 'pick-up' | 'receive' | 'refund';

interface ReturnDialogsProps {
  action: ReturnAction;
  /** of the step, as its button says */
  name: string;
  one: OrderReturn;
  order: ShownOrder;
  onClose: () => void;
}

/** The one dialog of a return that is open. */
export function ReturnDialogs({ action, name, one, order, onClose }: ReturnDialogsProps) {
  const texts = useTexts(deskTexts);
  if (action === 'receive') return <ReceiveReturnDialog one={one} onClose={onClose} />;
  if (action === 'refund') {
    const { captured, refunded } = order.payment;
    const unpaid = sumPaise(order.instalments.map(unpaidOf));
    const lead = leadOf(order, unpaid, texts);
    return (
      <RefundDialog
        title={texts.refundReturnTitle(order.number)}
        most={paise(captured - refunded + unpaid)}
        suggested={worthOf(one, order)}
        label={texts.answer}
        {...(lead !== '' && { lead })}
        onRefund={(amount, answer) => takeReturnStep(one, 'refund', { amount, answer })}
        onClose={onClose}
      />
    );
  }
  const isRejecting = action === 'reject';
  return (
    <ReasonDialog
      title={texts.returnStepTitle(name, order.number)}
      label={isRejecting ? texts.reason : texts.answer}
      confirm={name}
      {...(isRejecting && { missing: texts.answerMissing })}
      onConfirm={(answer) => takeReturnStep(one, action, { answer })}
      onClose={onClose}
    />
  );
}

function unpaidOf({ state, amount }: Instalment): Paise {
  return state === 'due' ? amount : paise(0);
}

/** What staff have to know about this money; empty when it goes back by itself. */
function leadOf(
  { payment }: ShownOrder,
  unpaid: Paise,
  texts: Pick<typeof deskTexts.en, 'refundOffDebt' | 'refundByHand'>,
): string {
  if (unpaid > 0) return texts.refundOffDebt(formatPaise(unpaid));
  return isOffline(payment.method) ? texts.refundByHand : '';
}

/** What arrived is worth, or what the shopper was told when everything did. */
function worthOf(one: OrderReturn, order: ShownOrder) {
  const all = one.lines.every(({ quantity, received = quantity }) => received === quantity);
  if (all && one.estimate) return one.estimate;
  const arrived = one.lines.map(({ productId, quantity, received = quantity }) => ({
    productId,
    quantity: received,
  }));
  return returnValue(order, arrived);
}
