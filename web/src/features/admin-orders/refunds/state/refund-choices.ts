import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import {
  canRefundShipping,
  undeliveredAmount,
  undeliveredItems,
  type UndeliveredRefund,
} from '@kargha/domain/orders/undelivered-items';
import type { SettledRefund } from '@kargha/domain/orders/price-reductions';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';
import { canRetryRefund } from '@kargha/domain/payments/failed-refund';
import { retryAmount } from '@kargha/domain/payments/order-ledger';
import { mostRefundable } from '@kargha/domain/payments/refund-plan';
import { refundableDuplicate } from '@kargha/domain/payments/refundable-amount';

import { staffLedger, type OrderMoney } from '../../state/staff-ledger.ts';
import type { StaffOrder, StaffRefund } from '../../state/staff-order.ts';

/** What an order can be refunded for, with the amount for it. */
export type RefundChoice =
  | { purpose: 'undelivered'; lines: ShipmentLine[]; canRefundShipping: boolean }
  | { purpose: 'retry'; failed: StaffRefund; amount: Paise }
  | { purpose: 'duplicate_payment'; paymentId: string; amount: Paise }
  | { purpose: 'cancellation'; amount: Paise }
  | { purpose: 'price_adjustment'; maximum: Paise };

/** Empty when nothing is left to refund. The server checks purpose and amount. */
export function refundChoices(order: StaffOrder, money: OrderMoney): RefundChoice[] {
  const settled = settledBefore(money);
  const lines = undeliveredItems(order, settled);
  const ledger = staffLedger(order, money);
  const left = paise(mostRefundable(ledger.payments, ledger.prepaidLeft) - ledger.reserved);
  const maximum = ledger.refundable;
  const choices: (RefundChoice | false)[] = [
    lines.length > 0 && {
      purpose: 'undelivered',
      lines,
      canRefundShipping: canRefundShipping(order, settled),
    },
    ...money.refunds
      .filter(canRetryRefund)
      .map((failed) => ({ purpose: 'retry' as const, failed, amount: retryAmount(ledger, failed) }))
      .filter(({ amount }) => amount > 0),
    ...ledger.payments
      .filter(({ isDuplicate }) => isDuplicate)
      .map((payment) => ({
        purpose: 'duplicate_payment' as const,
        paymentId: payment.id,
        amount: refundableDuplicate(payment, money),
      }))
      .filter(({ amount }) => amount > 0),
    order.state === 'cancelled' && left > 0 && { purpose: 'cancellation', amount: left },
    order.state !== 'cancelled' && maximum > 0 && { purpose: 'price_adjustment', maximum },
  ];
  return choices.filter((choice) => choice !== false);
}

/** What undelivered items are refunded, including what reduces the unpaid balance. */
export function amountForUndelivered(
  order: StaffOrder,
  money: OrderMoney,
  chosen: UndeliveredRefund,
): Paise {
  const { left, balanceDue } = staffLedger(order, money);
  const most = sumPaise([left, balanceDue]);
  return undeliveredAmount(order, settledBefore(money), { ...chosen, most });
}

export function settledBefore({ refunds, adjustments }: OrderMoney): SettledRefund[] {
  return [...refunds, ...adjustments];
}
