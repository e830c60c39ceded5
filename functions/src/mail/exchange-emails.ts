import { indianClock } from '@kargha/domain/india/indian-clock';
import { formatLongDate } from '@kargha/domain/india/long-date';
import { joinMessages, type Message } from '@kargha/domain/messages/message';
import type { Paise } from '@kargha/domain/money/paise';
import type { Order } from '@kargha/domain/orders/order';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';

import type { Mail } from '../records/email-record.ts';
import { toItem, toPricedItem } from './email-items.ts';
import { composeEmail, type EmailPart, type Recipient } from './email.ts';
import { mailMessages } from './mail-messages.ts';
import { gatewayRefundSentence } from './refund-sentences.ts';

/** What is sent instead, line by line. */
export function exchangeList({ lines }: Pick<OrderReturn, 'lines'>): EmailPart {
  return {
    items: lines.flatMap(({ exchange, ...line }) =>
      exchange ? toItem({ ...line, options: exchange.options }) : [],
    ),
  };
}

/** What the customer pays or gets back when everything arrives; null without an exchange. */
export function differenceSentence({ exchange, estimate }: OrderReturn): Message | null {
  if (!exchange || estimate === undefined) return null;
  const difference = exchange.price - estimate;
  if (difference === 0) return mailMessages.exchange_nothing();
  return difference > 0
    ? mailMessages.exchange_more({ amount: difference })
    : mailMessages.exchange_less({ amount: -difference });
}

/** The part of the email about an approved return that says what is sent instead. */
export function reservedParts(orderReturn: OrderReturn): EmailPart[] {
  const { exchange } = orderReturn;
  if (exchange?.state === 'declined') return [mailMessages.exchange_sold_out()];
  if (!exchange?.reservedUntil) return [];
  const difference = differenceSentence(orderReturn);
  return [
    mailMessages.exchange_reserved({ day: formatLongDate(exchange.reservedUntil) }),
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
    ? mailMessages.replacement_ready_subject
    : mailMessages.replacement_placed_subject;
  const payment: EmailPart[] = [
    mailMessages.replacement_more({ amount: totals.total }),
    { text: mailMessages.replacement_pay(), address: payLink },
    mailMessages.replacement_kept({ end }),
  ];
  const less = joinMessages([mailMessages.replacement_less(), gatewayRefundSentence(rest)]);
  return composeEmail(customer, subject({ number }), [
    mailMessages.replacement({ number: orderNumber }),
    { items: lines.map(toPricedItem) },
    ...(isOpen ? payment : []),
    ...(rest > 0 ? [less] : []),
    ...(answer === '' ? [] : [mailMessages.our_reply({ answer })]),
    { text: mailMessages.track(), address: trackingLink },
  ]);
}

export function exchangeReleasedEmail(orderReturn: OrderReturn): Mail {
  const subject = mailMessages.exchange_released_subject({ number: orderReturn.orderNumber });
  return composeEmail(customerOf(orderReturn), subject, [
    mailMessages.exchange_released(),
    exchangeList(orderReturn),
    mailMessages.exchange_released_next(),
  ]);
}

/** Who gets the emails about a return. */
export function customerOf(orderReturn: OrderReturn): Recipient {
  const { customerName: name, customerEmail: email, isEmailProven = false } = orderReturn;
  const { language = 'en' } = orderReturn;
  return { name, email, isEmailProven, language };
}
