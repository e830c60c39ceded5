import type { Instalment } from '@kargha/domain/payments/instalment';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
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
import { actionQuestionTexts } from '../action-question-texts.ts';
import { orderDetailTexts } from '../order-detail-texts.ts';
import { ReceiveReturnDialog } from './receive-return-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';

export type ReturnAction = 'approve' | 'reject' | 'pick-up' | 'receive' | 'refund';

interface ReturnDialogsProps {
  action: ReturnAction;
  name: string;
  orderReturn: OrderReturn;
  order: StaffOrder;
  refunds: readonly StaffRefund[];
  onClose: () => void;
}

export function ReturnDialogs(props: ReturnDialogsProps) {
  const { action, name, orderReturn, order, refunds, onClose } = props;
  const texts = useTexts(orderDetailTexts);
  const { orderReturn: questions } = useTexts(actionQuestionTexts);
  if (action === 'receive')
    return <ReceiveReturnDialog orderReturn={orderReturn} onClose={onClose} />;
  if (action === 'refund') {
    const unpaid = sumPaise(order.instalments.map(unpaidAmount));
    const lead = refundHint(order, unpaid, texts);
    const back = refundAmounts(orderReturn, order, { refunds, unpaid });
    return (
      <RefundDialog
        title={texts.refundReturnTitle(order.number)}
        maximum={back.maximum}
        suggested={back.suggested}
        label={texts.answer}
        {...(lead !== '' && { lead })}
        onRefund={(amount, answer) => takeReturnStep(orderReturn, 'refund', { amount, answer })}
        onClose={onClose}
      />
    );
  }
  const isRejecting = action === 'reject';
  return (
    <ReasonDialog
      title={questions[action](order.number)}
      label={isRejecting ? texts.reason : texts.answer}
      confirm={name}
      {...(isRejecting && { missing: texts.answerMissing })}
      onConfirm={(answer) => takeReturnStep(orderReturn, action, { answer })}
      onClose={onClose}
    />
  );
}

function unpaidAmount({ state, amount }: Instalment): Paise {
  return state === 'due' ? amount : paise(0);
}

/** Returns what staff must know before they refund; empty for an ordinary gateway refund. */
function refundHint(
  order: StaffOrder,
  unpaid: Paise,
  texts: Pick<typeof orderDetailTexts.en, 'refundAppliesToBalance' | 'offlineRefundHint'>,
): string {
  if (unpaid > 0) return texts.refundAppliesToBalance(formatPaise(unpaid));
  return hasOfflinePayment(order) ? texts.offlineRefundHint : '';
}

/** Suggests what the returned items are worth, or the rest of it when a part was refunded already. */
function refundAmounts(
  orderReturn: OrderReturn,
  order: StaffOrder,
  { refunds, unpaid }: { refunds: readonly StaffRefund[]; unpaid: Paise },
) {
  const left = sumPaise([refundableAmount(order, refunds), unpaid]);
  const money = refunds.filter(({ isAppliedToBalance }) => !isAppliedToBalance);
  const before = returnMoney(orderReturn, money);
  const worth = returnWorth(order, orderReturn, refunds);
  const rest = paise(Math.min(left, remainingReturnAmount(before, worth)));
  return { maximum: before.gone > 0 ? rest : left, suggested: rest };
}
