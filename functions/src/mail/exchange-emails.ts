import { indianClock } from '@kargha/domain/india/indian-clock';
import { formatLongDate } from '@kargha/domain/india/long-date';
import { formatPaise } from '@kargha/domain/money/money-format';
import type { Paise } from '@kargha/domain/money/paise';
import type { Order } from '@kargha/domain/orders/order';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';

import type { Mail } from '../records/email-record.ts';
import { toItem, toPricedItem } from './email-items.ts';
import { composeEmail, type EmailPart } from './email.ts';
import { gatewayRefundSentence } from './refund-sentences.ts';

/** What is sent instead, line by line. */
export function exchangeList({ lines }: Pick<OrderReturn, 'lines'>): EmailPart {
  return {
    items: lines.flatMap(({ title, quantity, exchange }) =>
      exchange ? toItem({ title, quantity, options: exchange.options }) : [],
    ),
  };
}

/** What the customer pays or gets back when everything arrives; null without an exchange. */
export function differenceSentence({ exchange, estimate }: OrderReturn): string | null {
  if (!exchange || estimate === undefined) return null;
  const difference = exchange.price - estimate;
  if (difference === 0) return 'There is nothing to pay.';
  const sum = formatPaise(Math.abs(difference) as Paise);
  return difference > 0
    ? `It costs ${sum} more. We send you a payment link once we have received your return.`
    : `We refund ${sum} once we have received your return.`;
}

/** The part of the email about an approved return that says what is sent instead. */
export function reservedParts(orderReturn: OrderReturn): EmailPart[] {
  const { exchange } = orderReturn;
  if (exchange?.state === 'declined')
    return [
      'The other size has sold out meanwhile, so we refund what you paid once we have received your return.',
    ];
  if (!exchange?.reservedUntil) return [];
  const until = formatLongDate(exchange.reservedUntil);
  const difference = differenceSentence(orderReturn);
  return [
    `We have reserved these for you until ${until}:`,
    exchangeList(orderReturn),
    ...(difference === null ? [] : [difference]),
  ];
}

interface ExchangedDetails {
  /** what is refunded of the returned items */
  rest: Paise;
  answer: string;
  trackingLink: string;
  payLink: string;
}

export function exchangedEmail(
  { orderNumber }: OrderReturn,
  replacement: Pick<Order, 'number' | 'customer' | 'lines' | 'totals' | 'holdExpiresAt'>,
  { rest, answer, trackingLink, payLink }: ExchangedDetails,
): Mail {
  const { number, customer, lines, totals, holdExpiresAt } = replacement;
  const isOpen = totals.total > 0 && holdExpiresAt !== null;
  const end = holdExpiresAt ? indianClock(holdExpiresAt).replace('T', ', ') : '';
  const subject = isOpen
    ? `Your replacement order ${number} is ready for payment`
    : `Your replacement order ${number} has been placed`;
  const payment: EmailPart[] = [
    `It costs ${formatPaise(totals.total)} more than what you returned.`,
    { text: 'Pay the difference', address: payLink },
    `We keep the items for you until ${end} (India time). After that we refund what you returned.`,
  ];
  return composeEmail(customer, subject, [
    `We have received your return for order ${orderNumber} and checked it. This is your replacement:`,
    { items: lines.map(toPricedItem) },
    ...(isOpen ? payment : []),
    ...(rest > 0 ? [`It costs less than what you returned. ${gatewayRefundSentence(rest)}`] : []),
    ...(answer === '' ? [] : [`Our reply: ${answer}`]),
    { text: 'Track your order', address: trackingLink },
  ]);
}

export function exchangeReleasedEmail(orderReturn: OrderReturn): Mail {
  const {
    customerName: name,
    customerEmail: email,
    isEmailProven = false,
    orderNumber,
  } = orderReturn;
  return composeEmail(
    { name, email, isEmailProven },
    `We no longer keep the other size for order ${orderNumber}`,
    [
      'We have not received your return yet, so these are on sale again:',
      exchangeList(orderReturn),
      'You can still send your return. If they are sold out by then, we refund what you paid.',
    ],
  );
}
