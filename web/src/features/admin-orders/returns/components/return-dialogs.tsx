import { unpaidAmount } from '@kargha/domain/payments/instalment';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import {
  remainingReturnAmount,
  returnMoney,
  returnWorth,
} from '@kargha/domain/orders/return-money';
import { useTexts } from '#lib/language/language.ts';

import { takeReturnStep } from '../../state/order-steps.ts';
import { settledBefore } from '../../refunds/state/refund-choices.ts';
import { staffLedger, type OrderMoney } from '../../state/staff-ledger.ts';
import { hasOfflinePayment, type StaffOrder } from '../../state/staff-order.ts';
import { orderDetailTexts } from '../../order-detail-texts.ts';
import { ReceiveReturnDialog } from './receive-return-dialog.tsx';
import { RefundReturnDialog } from './refund-return-dialog.tsx';
import { StepDialog } from './step-dialog.tsx';

export type ReturnAction = 'approve' | 'reject' | 'pick-up' | 'receive' | 'exchange' | 'refund';

interface ReturnDialogsProps {
  action: ReturnAction;
  name: string;
  orderReturn: OrderReturn;
  order: StaffOrder;
  money: OrderMoney;
  onClose: () => void;
}

export function ReturnDialogs(props: ReturnDialogsProps) {
  const { action, name, orderReturn, order, money, onClose } = props;
  const texts = useTexts(orderDetailTexts);
  if (action === 'receive')
    return <ReceiveReturnDialog orderReturn={orderReturn} onClose={onClose} />;
  if (action === 'refund') {
    const unpaid = unpaidAmount(order.instalments);
    const lead = refundHint(order, unpaid, texts);
    const maximum = maximumRefund(orderReturn, order, { money, unpaid });
    return (
      <RefundReturnDialog
        title={texts.refundReturnTitle(order.number)}
        maximum={maximum}
        label={texts.answer}
        {...(lead !== '' && { lead })}
        onRefund={(amount, answer) => takeReturnStep(orderReturn, 'refund', { amount, answer })}
        onClose={onClose}
      />
    );
  }
  return <StepDialog {...{ action, name, orderReturn, order, onClose }} />;
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

/** What the returned items are worth, or the rest of it when a part was refunded already. */
function maximumRefund(
  orderReturn: OrderReturn,
  order: StaffOrder,
  { money, unpaid }: { money: OrderMoney; unpaid: Paise },
): Paise {
  const left = sumPaise([staffLedger(order, money).left, unpaid]);
  const before = returnMoney(orderReturn, money.refunds);
  const worth = returnWorth(order, orderReturn, settledBefore(money));
  return paise(Math.min(left, remainingReturnAmount(before, worth)));
}
