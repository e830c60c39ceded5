import type { Instalment } from '@kargha/domain/payments/instalment';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import type { OrderReturn } from '@kargha/domain/orders/return';
import {
  remainingReturnAmount,
  returnMoney,
  returnWorth,
} from '@kargha/domain/orders/return-money';
import { useTexts } from '#lib/language/language.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';

import { takeReturnStep } from '../state/order-steps.ts';
import {
  hasOfflinePayment,
  refundableAmount,
  type StaffOrder,
  type StaffRefund,
} from '../state/staff-order.ts';
import { orderDetailTexts } from '../order-detail-texts.ts';
import { ReceiveReturnDialog } from './receive-return-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';

export type ReturnAction = 'approve' | 'reject' | 'pick-up' | 'receive' | 'refund';

interface ReturnDialogsProps {
  action: ReturnAction;
  /** of the step, as its button says */
  name: string;
  one: OrderReturn;
  order: StaffOrder;
  refunds: readonly StaffRefund[];
  onClose: () => void;
}

/** The one dialog of a return that is open. */
export function ReturnDialogs(props: ReturnDialogsProps) {
  const { action, name, one, order, refunds, onClose } = props;
  const texts = useTexts(orderDetailTexts);
  if (action === 'receive') return <ReceiveReturnDialog one={one} onClose={onClose} />;
  if (action === 'refund') {
    const unpaid = sumPaise(order.instalments.map(unpaidAmount));
    const lead = refundHint(order, unpaid, texts);
    const back = refundAmounts(one, order, { refunds, unpaid });
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

function unpaidAmount({ state, amount }: Instalment): Paise {
  return state === 'due' ? amount : paise(0);
}

/** What staff have to know about this money; empty when it goes back by itself. */
function refundHint(
  order: StaffOrder,
  unpaid: Paise,
  texts: Pick<typeof orderDetailTexts.en, 'refundAppliesToBalance' | 'offlineRefundHint'>,
): string {
  if (unpaid > 0) return texts.refundAppliesToBalance(formatPaise(unpaid));
  return hasOfflinePayment(order) ? texts.offlineRefundHint : '';
}

/** What can go back for a return: what it is worth is suggested, or the rest of it once a part has gone. */
function refundAmounts(
  one: OrderReturn,
  order: StaffOrder,
  { refunds, unpaid }: { refunds: readonly StaffRefund[]; unpaid: Paise },
) {
  const left = sumPaise([refundableAmount(order, refunds), unpaid]);
  const money = refunds.filter(({ isAppliedToBalance }) => !isAppliedToBalance);
  const before = returnMoney(one, money);
  const worth = returnWorth(order, one, refunds);
  const rest = paise(Math.min(left, remainingReturnAmount(before, worth)));
  return { most: before.gone > 0 ? rest : left, suggested: rest };
}
