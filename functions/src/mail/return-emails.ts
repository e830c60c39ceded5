import type { OrderReturn, ReturnState } from '@kargha/domain/orders/return';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import type { Mail } from '../records/mail-record.ts';
import { composeEmail } from './email.ts';

type EmailedState = Exclude<ReturnState, 'refunded'>;

const SUBJECTS: Record<EmailedState, (number: string) => string> = {
  requested: (number) => `We have received your return request for order ${number}`,
  approved: (number) => `We have approved your return for order ${number}`,
  rejected: (number) => `We cannot accept your return for order ${number}`,
  picked_up: (number) => `Your return for order ${number} was picked up`,
  received: (number) => `We have received your return for order ${number}`,
};

const NEXT_STEPS: Record<EmailedState, string> = {
  requested: 'Thank you for your request. We will check it and reply within 24 hours.',
  approved: 'Please keep the pieces unused and in their packaging. A courier will collect them.',
  rejected: 'We are sorry, but we cannot take these pieces back.',
  picked_up: 'The courier is bringing the pieces back to us.',
  received:
    'The pieces have arrived. We will check them and then refund what you paid for them. ' +
    'If you still owe money for them, we will deduct it.',
};

/** A refunded return has the email about its refund instead. */
export function returnEmail(orderReturn: OrderReturn, state: EmailedState): Mail {
  const { customerName: name, customerEmail: email, isEmailProven = false } = orderReturn;
  const items = orderReturn.lines.map((line) => `${line.quantity} × ${lineTitle(line)}`).join('\n');
  const answer = orderReturn.answer === '' ? [] : [`Our answer: ${orderReturn.answer}`];
  return composeEmail({ name, email, isEmailProven }, SUBJECTS[state](orderReturn.orderNumber), [
    NEXT_STEPS[state],
    items,
    ...answer,
  ]);
}
