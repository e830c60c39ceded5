import { isOpenExchange } from '@kargha/domain/orders/exchange';
import type { ReturnState } from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';

import type { Mail } from '../records/email-record.ts';
import { toItem } from './email-items.ts';
import { composeEmail, type EmailPart } from './email.ts';
import { differenceSentence, exchangeList, reservedParts } from './exchange-emails.ts';

type EmailedState = Exclude<ReturnState, 'refunded' | 'exchanged'>;

const SUBJECTS: Record<EmailedState, (number: string) => string> = {
  requested: (number) => `We have received your return request for order ${number}`,
  approved: (number) => `We have approved your return for order ${number}`,
  rejected: (number) => `We cannot accept your return for order ${number}`,
  picked_up: (number) => `Your return for order ${number} was picked up`,
  received: (number) => `We have received your return for order ${number}`,
};

const NEXT_STEPS: Record<EmailedState, string> = {
  requested: 'Thank you for your request. We will check it and reply within 24 hours.',
  approved: 'A courier will collect the items. Please keep them unworn and in their packaging.',
  rejected: 'We are sorry, but we cannot accept this return.',
  picked_up: 'The courier is bringing the items to us.',
  received:
    'We have received the items and will check them. Then we refund what you paid. ' +
    'If you still owe money for them, we reduce that balance first.',
};

const RECEIVED_FOR_EXCHANGE =
  'We have received the items and will check them. Then we order your replacement.';

function isExchange({ exchange }: OrderReturn): boolean {
  return isOpenExchange(exchange);
}

function exchangeParts(orderReturn: OrderReturn, state: EmailedState): EmailPart[] {
  if (state === 'approved') return reservedParts(orderReturn);
  if (state !== 'requested' || !isExchange(orderReturn)) return [];
  const difference = differenceSentence(orderReturn);
  const wish: EmailPart[] = ['You would like these instead:', exchangeList(orderReturn)];
  return difference === null ? wish : [...wish, difference];
}

/** A refunded return has the email about its refund instead, an exchange the one about its replacement. */
export function returnEmail(orderReturn: OrderReturn, state: EmailedState): Mail {
  const { customerName: name, customerEmail: email, isEmailProven = false } = orderReturn;
  const answer = orderReturn.answer === '' ? [] : [`Our reply: ${orderReturn.answer}`];
  return composeEmail({ name, email, isEmailProven }, SUBJECTS[state](orderReturn.orderNumber), [
    isExchange(orderReturn) && state === 'received' ? RECEIVED_FOR_EXCHANGE : NEXT_STEPS[state],
    { items: orderReturn.lines.map(toItem) },
    ...exchangeParts(orderReturn, state),
    ...answer,
  ]);
}
