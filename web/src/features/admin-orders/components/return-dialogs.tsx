import type { Instalment } from '@kargha/domain/payments/instalment';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import type { OrderReturn } from '@kargha/domain/orders/return';
import { leftOfReturn, returnMoney, returnWorth } from '@kargha/domain/orders/return-money';
import { useTexts } from '#lib/language/language.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';

import { takeReturnStep } from '../state/desk-deeds.ts';
import { isByHand, moneyLeft, type DeskOrder, type DeskRefund } from '../state/desk-order.ts';
import { deskTexts } from '../desk-texts.ts';
import { ReceiveReturnDialog } from './receive-return-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';

export type ReturnAction = 'approve' | 'reject' | 'pick-up' | 'receive' | 'refund';

interface ReturnDialogsProps {
  action: ReturnAction;
  /** of the step, as its button says */
  name: string;
  one: OrderReturn;
  order: DeskOrder;
  refunds: readonly DeskRefund[];
  onClose: () => void;
}

/** The one dialog of a return that is open. */
export function ReturnDialogs(props: ReturnDialogsProps) {
  const { action, name, one, order, refunds, onClose } = props;
  const texts = useTexts(deskTexts);
  if (action === 'receive') return <ReceiveReturnDialog one={one} onClose={onClose} />;
  if (action === 'refund') {
    const unpaid = sumPaise(order.instalments.map(unpaidOf));
    const lead = leadOf(order, unpaid, texts);
    const back = amountsBack(one, order, { refunds, unpaid });
    return (
      <RefundDialog
        title={texts.refundReturnTitle(order.number)}
        most={back.most}
        suggested={back.suggested}
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
  order: DeskOrder,
  unpaid: Paise,
  texts: Pick<typeof deskTexts.en, 'refundOffDebt' | 'refundByHand'>,
): string {
  if (unpaid > 0) return texts.refundOffDebt(formatPaise(unpaid));
  return isByHand(order) ? texts.refundByHand : '';
}

/** What can go back for a return: what it is worth is suggested, or the rest of it once a part has gone. */
function amountsBack(
  one: OrderReturn,
  order: DeskOrder,
  { refunds, unpaid }: { refunds: readonly DeskRefund[]; unpaid: Paise },
) {
  const left = sumPaise([moneyLeft(order, refunds), unpaid]);
  const money = refunds.filter(({ isOffDebt }) => !isOffDebt);
  const before = returnMoney(one, money);
  const worth = returnWorth(order, one, refunds);
  const rest = paise(Math.min(left, leftOfReturn(before, worth)));
  return { most: before.gone > 0 ? rest : left, suggested: rest };
}
