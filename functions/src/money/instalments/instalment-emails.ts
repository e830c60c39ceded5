import type { Instalment } from '@kargha/domain/payments/instalment';
import { orderBalance } from '@kargha/domain/payments/order-balance';
import type { Paise } from '@kargha/domain/money/paise';

import { composeEmail } from '../../mail/email.ts';
import { mailMessages } from '../../mail/mail-messages.ts';
import { gatewayRefundSentence } from '../../mail/refund-sentences.ts';
import type { Mail } from '../../records/email-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';

export function instalmentPaidEmail(
  order: OrderRecord,
  { amount }: Pick<Instalment, 'amount'>,
  instalments: readonly Instalment[],
): Mail {
  const { customer, number } = order;
  const { balanceDue: unpaid } = orderBalance({ ...order, instalments });
  return composeEmail(customer, mailMessages.instalment_subject({ amount, number }), [
    mailMessages.instalment_paid({ amount, number }),
    unpaid > 0 ? mailMessages.still_due_page({ amount: unpaid }) : mailMessages.paid_in_full(),
  ]);
}

export function lateInstalmentEmail({ customer, number, state }: OrderRecord, amount: Paise): Mail {
  const late = state === 'returned' ? mailMessages.late_returned : mailMessages.late_cancelled;
  return composeEmail(customer, mailMessages.late_subject({ number }), [
    late({ amount, number }),
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
  return composeEmail(customer, mailMessages.reduced_subject({ amount: credited, number }), [
    mailMessages.reduced({ amount: credited, number }),
    unpaid > 0 ? mailMessages.still_due_page({ amount: unpaid }) : mailMessages.nothing_due(),
  ]);
}
