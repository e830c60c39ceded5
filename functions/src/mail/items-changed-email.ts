import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';

import type { Mail } from '../records/email-record.ts';
import type { GiftCardRefund } from '../records/gift-card-record.ts';
import { composeEmail, type EmailPart } from './email.ts';
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

/** `order` has the lines from before and after the change. In English, then in Hindi: guests have chosen no language. */
export function itemsChangedEmail(
  order: EmailedOrder,
  items: ChangedItems,
  change: ItemsChange,
): Mail {
  return composeEmail(order.customer, `Your order ${order.number} was changed`, [
    ...partsIn(ENGLISH, order, items, change),
    ...partsIn(HINDI, order, items, change),
  ]);
}

interface Words {
  changed: (number: string, reason: string) => string;
  added: string;
  removed: string;
  more: (sum: string) => string;
  applied: (sum: string) => string;
  due: (sum: string) => string;
  nothingLeft: string;
  refunds: (order: EmailedOrder, change: ItemsChange) => string[];
  samePrice: string;
  pay: string;
  onOrderPage: string;
}

const ENGLISH: Words = {
  changed: (number, reason) => `We have changed your order ${number}. Reason: ${reason}`,
  added: 'Added:',
  removed: 'Removed:',
  more: (sum) => `Your order costs ${sum} more now.`,
  applied: (sum) => `We have deducted ${sum} from what you owe for this order.`,
  due: (sum) => `${sum} is still to be paid. We dispatch your order after that.`,
  nothingLeft: 'There is nothing left to pay.',
  refunds: (order, change) => [
    ...refundSentences(change),
    ...exchangeSentences(order, change.prepaid),
  ],
  samePrice: 'The price of your order is the same.',
  pay: 'Pay now',
  onOrderPage: 'You can pay it on your order page.',
};

const HINDI: Words = {
  changed: (number) => `आपके ऑर्डर ${number} में बदलाव हुआ है।`,
  added: 'जोड़े गए आइटम:',
  removed: 'हटाए गए आइटम:',
  more: (sum) => `अब आपके ऑर्डर की क़ीमत ${sum} ज़्यादा है।`,
  applied: (sum) => `इस ऑर्डर की बक़ाया रक़म ${sum} कम हो गई है।`,
  due: (sum) => `${sum} चुकाना बाक़ी है। इसके बाद हम ऑर्डर भेजेंगे।`,
  nothingLeft: 'अब कुछ चुकाना बाक़ी नहीं है।',
  refunds: refundsInHindi,
  samePrice: 'आपके ऑर्डर की क़ीमत वही है।',
  pay: 'अभी भुगतान करें',
  onOrderPage: 'आप अपने ऑर्डर पेज पर भुगतान कर सकते हैं।',
};

function partsIn(
  words: Words,
  order: EmailedOrder,
  { removed, added }: ChangedItems,
  change: ItemsChange,
): EmailPart[] {
  const list = (title: string, items: readonly ShipmentLine[]) =>
    items.length > 0 ? [title, listItems(order, items)] : [];
  return [
    words.changed(order.number, change.reason),
    ...list(words.added, added),
    ...list(words.removed, removed),
    ...moneyParts(words, order, change),
  ];
}

function moneyParts(words: Words, order: EmailedOrder, change: ItemsChange): EmailPart[] {
  const { added, appliedToBalance, balanceDue, link } = change;
  const due = balanceDue > 0 ? words.due(formatPaise(balanceDue)) : words.nothingLeft;
  const parts = [
    ...(added > 0 ? [`${words.more(formatPaise(added))} ${due}`] : []),
    ...(appliedToBalance > 0 ? [`${words.applied(formatPaise(appliedToBalance))} ${due}`] : []),
    ...words.refunds(order, change),
  ];
  const toPay = link === null ? words.onOrderPage : { text: words.pay, address: link };
  return [...(parts.length > 0 ? parts : [words.samePrice]), ...(balanceDue > 0 ? [toPay] : [])];
}

function refundsInHindi({ exchange }: EmailedOrder, change: ItemsChange): string[] {
  const { back, byHand, onCard, prepaid } = change;
  const number = exchange?.orderNumber;
  return [
    ...(back > 0
      ? [
          `हम ${formatPaise(back)} उसी माध्यम पर लौटा रहे हैं जिससे आपने भुगतान किया था। बैंक में दिखने में 5 से 7 कार्यदिवस लगते हैं।`,
        ]
      : []),
    ...(byHand > 0 ? [`हम ${formatPaise(byHand)} ख़ुद आपको लौटाएँगे और लौटाने पर ई-मेल भेजेंगे।`] : []),
    ...(onCard ? [giftCardInHindi(onCard)] : []),
    ...(number !== undefined && prepaid > 0
      ? [`${formatPaise(prepaid)} उसी तरह लौटाए जा रहे हैं जैसे ऑर्डर ${number} का भुगतान हुआ था।`]
      : []),
  ];
}

function giftCardInHindi({ amount, last4, isSpendable }: GiftCardRefund): string {
  const sum = formatPaise(amount);
  return isSpendable
    ? `${sum} आपके गिफ़्ट कार्ड …${last4} पर लौटा दिए गए हैं।`
    : `${sum} का भुगतान गिफ़्ट कार्ड …${last4} से हुआ था, जो अब काम नहीं करता। हम इस रक़म के बारे में आपको लिखेंगे।`;
}
