import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import {
  canRefundShipping,
  undeliveredAmount,
  undeliveredItems,
  type UndeliveredRefund,
} from '@kargha/domain/orders/undelivered-items';
import type { SettledRefund } from '@kargha/domain/orders/price-reductions';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';
import {
  canRetryRefund,
  promisedToRetries,
  unsentAmount,
} from '@kargha/domain/payments/failed-refund';
import { unpaidInstalments } from '@kargha/domain/payments/instalment';
import { isPaid } from '@kargha/domain/payments/payment';
import { isExcessPayment } from '@kargha/domain/payments/refund-purpose';

import type { StaffAdjustment, StaffOrder, StaffRefund } from './staff-order.ts';

/** Refunds and balance adjustments of an order. */
export interface OrderMoney {
  refunds: readonly StaffRefund[];
  adjustments: readonly StaffAdjustment[];
}

/** What an order can be refunded for, with the amount for it. */
export type RefundChoice =
  | { purpose: 'undelivered'; lines: ShipmentLine[]; canRefundShipping: boolean }
  | { purpose: 'retry'; failed: StaffRefund; amount: Paise }
  | { purpose: 'cancellation'; amount: Paise }
  | { purpose: 'price_adjustment'; maximum: Paise };

/** Empty when nothing is left to refund. The server checks purpose and amount. */
export function refundChoices(order: StaffOrder, money: OrderMoney): RefundChoice[] {
  const settled = settledBefore(money);
  const lines = undeliveredItems(order, settled);
  const left = refundableAmount(order, money.refunds);
  const ofSale = money.refunds.filter(({ purpose }) => !isExcessPayment(purpose));
  const maximum = paise(Math.max(0, left - promisedToRetries(ofSale)));
  const choices: (RefundChoice | false)[] = [
    lines.length > 0 && {
      purpose: 'undelivered',
      lines,
      canRefundShipping: canRefundShipping(order, settled),
    },
    ...money.refunds.filter(canRetryRefund).map((failed) => ({
      purpose: 'retry' as const,
      failed,
      amount: unsentAmount(failed),
    })),
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
  const most = sumPaise([refundableAmount(order, money.refunds), unpaidBalance(order)]);
  return undeliveredAmount(order, settledBefore(money), { ...chosen, most });
}

/** What an unpaid balance is reduced by, before money is refunded. */
export function unpaidBalance(order: StaffOrder): Paise {
  return sumPaise(unpaidInstalments(order).map(({ amount }) => amount));
}

export function settledBefore({ refunds, adjustments }: OrderMoney): SettledRefund[] {
  return [...refunds, ...adjustments];
}

/** What payment and gift card can still refund together. */
export function refundableAmount(
  { payment, giftCardPaid }: Pick<StaffOrder, 'payment' | 'giftCardPaid'>,
  refunds: readonly StaffRefund[],
): Paise {
  const refunded = refunds
    .filter(
      ({ state, method, purpose }) =>
        state !== 'failed' && method !== 'gift_card' && !isExcessPayment(purpose),
    )
    .reduce((sum, { amount }) => sum + amount, 0);
  const cardAmount = isPaid(payment.state) ? giftCardPaid : 0;
  return paise(Math.max(0, payment.captured - refunded) + cardAmount);
}
