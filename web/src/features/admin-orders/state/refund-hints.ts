import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import { isExcessPayment } from '@kargha/domain/payments/refund-purpose';

import type { refundTexts } from '../refund-texts.ts';
import { unpaidBalance, type RefundChoice } from './refund-choices.ts';
import { hasOfflinePayment, type StaffOrder } from './staff-order.ts';

type Texts = typeof refundTexts.en;

/** What staff must know before they refund: which document follows, and how the money goes back. */
export function refundHints(order: StaffOrder, choice: RefundChoice, texts: Texts): string[] {
  const owed = choice.purpose === 'undelivered' ? unpaidBalance(order) : paise(0);
  const { trouble = '' } = choice.purpose === 'retry' ? choice.failed : {};
  return [
    trouble !== '' && texts.trouble(trouble),
    documentHint(order, choice, texts.documents),
    owed > 0 && texts.balance(formatPaise(owed)),
    choice.purpose !== 'retry' && hasOfflinePayment(order) && texts.offline,
  ].filter((hint) => hint !== false);
}

function documentHint(
  { invoiceNumber, instalments }: StaffOrder,
  choice: RefundChoice,
  texts: Texts['documents'],
): string {
  const purpose = choice.purpose === 'retry' ? choice.failed.purpose : choice.purpose;
  if (isExcessPayment(purpose)) return texts.unchanged;
  if (invoiceNumber !== '') {
    return purpose === 'undelivered' ? texts.creditNoteWithItems : texts.creditNote;
  }
  const hasReceipt = instalments.some(({ receiptNumber }) => receiptNumber !== undefined);
  return hasReceipt ? texts.voucher : texts.none;
}
