import { joinMessages } from '@kargha/domain/messages/message';
import type { Paise } from '@kargha/domain/money/paise';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';

import type { Mail } from '../records/email-record.ts';
import { composeEmail, type EmailPart } from './email.ts';
import { mailMessages } from './mail-messages.ts';
import { exchangeSentences, listItems, type EmailedOrder } from './order-emails.ts';
import { refundSentences, type RefundBreakdown } from './refund-sentences.ts';

interface ChangedItems {
  removed: readonly ShipmentLine[];
  added: readonly ShipmentLine[];
}

interface ItemsChange extends RefundBreakdown {
  reason: string;
  /** what the order costs more */
  added: Paise;
  appliedToBalance: Paise;
  balanceDue: Paise;
  /** to the gift card, or to the order whose returned items paid for this one */
  prepaid: Paise;
  /** where it can be paid without an account; null for an order on payment terms */
  link: string | null;
}

/** What changed, and what is due or refunded. `order` has the lines from before and after the change. */
export function itemsChangedEmail(
  order: EmailedOrder,
  { removed, added }: ChangedItems,
  change: ItemsChange,
): Mail {
  const { number, customer } = order;
  return composeEmail(customer, mailMessages.changed_subject({ number }), [
    mailMessages.items_changed({ number, reason: change.reason }),
    mailMessages.items_added(),
    listItems(order, added),
    ...(removed.length > 0 ? [mailMessages.items_taken_out(), listItems(order, removed)] : []),
    ...moneyParts(order, change),
  ]);
}

function moneyParts(order: EmailedOrder, change: ItemsChange): EmailPart[] {
  const { added, appliedToBalance, balanceDue, link, prepaid } = change;
  const due =
    balanceDue > 0 ? mailMessages.still_due({ amount: balanceDue }) : mailMessages.nothing_due();
  const more = mailMessages.costs_more({ amount: added });
  const less = mailMessages.deducted_balance({ amount: appliedToBalance });
  const parts = [
    ...(added > 0 ? [joinMessages([more, due])] : []),
    ...(appliedToBalance > 0 ? [joinMessages([less, due])] : []),
    ...refundSentences(change),
    ...exchangeSentences(order, prepaid),
  ];
  const toPay =
    link === null ? mailMessages.pay_on_page() : { text: mailMessages.pay_rest(), address: link };
  return [
    ...(parts.length > 0 ? parts : [mailMessages.same_price()]),
    ...(balanceDue > 0 ? [toPay] : []),
  ];
}
