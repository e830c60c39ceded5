import { paidSoFar, type Instalment } from '@kargha/domain/instalment';
import { formatPaise } from '@kargha/domain/money-format';
import { orderWorth } from '@kargha/domain/pricing';
import { paise } from '@kargha/domain/paise';

import { letter } from '../mail/letter.ts';
import type { Mail } from '../records/mail-record.ts';
import type { OrderRecord } from '../records/order-record.ts';

/** Thanks for one part of the price; tells what is still owed. */
export function partPaidLetter(
  { customer, number, totals }: OrderRecord,
  { amount }: Instalment,
  instalments: readonly Instalment[],
): Mail {
  const left = paise(orderWorth(totals) - paidSoFar(instalments));
  return letter(customer, `We have received ${formatPaise(amount)} for your order ${number}`, [
    `Thank you. We have received ${formatPaise(amount)} for your order ${number}.`,
    left > 0
      ? `${formatPaise(left)} of it is still to be paid. You can pay it from the page of your order.`
      : 'It is paid in full now.',
  ]);
}
