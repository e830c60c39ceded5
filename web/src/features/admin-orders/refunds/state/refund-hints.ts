import { formatPaise } from '@kargha/domain/money/money-format';
import type { OrderLedger } from '@kargha/domain/payments/order-ledger';
import { reducesSale } from '@kargha/domain/payments/refund-purpose';

import type { refundTexts } from '../../refund-texts.ts';
import type { RefundChoice } from './refund-choices.ts';
import { hasOfflinePayment, type StaffOrder } from '../../state/staff-order.ts';

type Texts = typeof refundTexts.en;

/** What staff must know before they refund: which document follows, and how the money goes back. */
export function refundHints(
  order: StaffOrder,
  { balanceDue, disputed }: Pick<OrderLedger, 'balanceDue' | 'disputed'>,
  choice: RefundChoice,
  texts: Texts,
): string[] {
  return [
    troubleHint(choice, texts),
    disputed > 0 && texts.disputed(formatPaise(disputed)),
    documentHint(order, choice, texts.documents),
    choice.purpose === 'undelivered' && balanceDue > 0 && texts.balance(formatPaise(balanceDue)),
    choice.purpose !== 'retry' && hasOfflinePayment(order) && texts.offline,
  ].filter((hint) => hint !== false);
}

/** Why the gateway refused the failed refund. */
function troubleHint(choice: RefundChoice, texts: Texts): string | false {
  const trouble = choice.purpose === 'retry' ? choice.failed.trouble : undefined;
  return trouble ? texts.trouble(trouble) : false;
}

function documentHint(
  { invoiceNumber, instalments }: StaffOrder,
  choice: RefundChoice,
  texts: Texts['documents'],
): string {
  const purpose = choice.purpose === 'retry' ? choice.failed.purpose : choice.purpose;
  if (!reducesSale(purpose)) return texts.unchanged;
  if (invoiceNumber !== '') {
    return purpose === 'undelivered' ? texts.creditNoteWithItems : texts.creditNote;
  }
  const hasReceipt = instalments.some(({ receiptNumber }) => receiptNumber !== undefined);
  return hasReceipt ? texts.voucher : texts.none;
}
