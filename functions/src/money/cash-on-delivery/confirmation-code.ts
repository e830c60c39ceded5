import { composeEmail } from '../../mail/email.ts';
import { cashMessages } from '../../mail/cash-messages.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { queueEmail } from '../../records/email-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';

/** Six digits, as the specification has them (§9). A checkout that is opened again gets another code. */
export function codeOf(ids: KeyedIds, { id, holdRound }: OrderRecord): string {
  const bits = Number.parseInt(ids.idFor('cod-code', id, String(holdRound)).slice(0, 12), 16);
  return String(bits % 1_000_000).padStart(6, '0');
}

/** `again` numbers the emails that were asked for. There is no SMS provider: the code goes to the mailbox. */
export function emailCode(
  transaction: Transaction,
  ids: KeyedIds,
  order: OrderRecord,
  again = 0,
): void {
  const { id, number, holdRound, customer, totals } = order;
  const code = codeOf(ids, order);
  queueEmail(
    transaction,
    `order_${id}_code-${holdRound}${again > 0 ? `-${again}` : ''}`,
    composeEmail(customer, cashMessages.cash_code_subject({ code, number }), [
      cashMessages.cash_code({ code, number, amount: totals.total }),
      cashMessages.cash_code_ignore(),
    ]),
  );
}
