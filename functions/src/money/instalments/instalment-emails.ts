import type { Instalment } from '@kargha/domain/payments/instalment';
import { orderBalance } from '@kargha/domain/payments/order-balance';
import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';

import { composeEmail } from '../../mail/email.ts';
import { gatewayRefundSentence } from '../../mail/refund-sentences.ts';
import type { Mail } from '../../records/email-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';

export function instalmentPaidEmail(
  order: OrderRecord,
  { amount }: Instalment,
  instalments: readonly Instalment[],
): Mail {
  const { customer, number } = order;
  const { balanceDue: unpaid } = orderBalance({ ...order, instalments });
  return composeEmail(
    customer,
    `We have received ${formatPaise(amount)} for your order ${number}`,
    [
      `Thank you. We have received ${formatPaise(amount)} for your order ${number}.`,
      unpaid > 0
        ? `${formatPaise(unpaid)} is still to be paid. You can pay it from your order page.`
        : 'Your order is now paid in full.',
    ],
  );
}

export function lateInstalmentEmail({ customer, number, state }: OrderRecord, amount: Paise): Mail {
  const end =
    state === 'returned' ? 'everything in it had been returned' : 'the order was cancelled';
  return composeEmail(customer, `We are refunding your payment for order ${number}`, [
    `Your payment of ${formatPaise(amount)} for order ${number} reached us after ${end}.`,
    gatewayRefundSentence(amount),
  ]);
}

export function balanceReducedEmail(
  order: OrderRecord,
  credited: Paise,
  instalments: readonly Instalment[],
): Mail {
  const { customer, number } = order;
  const { balanceDue: unpaid } = orderBalance({ ...order, instalments });
  return composeEmail(
    customer,
    `You have ${formatPaise(credited)} less to pay for order ${number}`,
    [
      `We have taken ${formatPaise(credited)} off what you owe for order ${number}, for the pieces that came back.`,
      unpaid > 0
        ? `${formatPaise(unpaid)} is still to be paid. You can pay it from your order page.`
        : 'There is nothing left to pay.',
    ],
  );
}
