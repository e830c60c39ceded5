import type { OrderReturn, ReturnState } from '@kargha/domain/orders/return';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import type { Mail } from '../records/mail-record.ts';
import { composeEmail } from './email.ts';

const SUBJECTS: Record<Exclude<ReturnState, 'refunded'>, (number: string) => string> = {
  requested: (number) => `We have received your return request for order ${number}`,
  approved: (number) => `Your return of order ${number} was approved`,
  rejected: (number) => `We cannot take back your return of order ${number}`,
  picked_up: (number) => `Your return of order ${number} was picked up`,
  received: (number) => `Your return of order ${number} has arrived`,
};

const WHAT: Record<Exclude<ReturnState, 'refunded'>, string> = {
  requested: 'We look at it and answer within 24 hours.',
  approved: 'Please keep the pieces unworn and in their wrapping. A courier will come for them.',
  rejected: 'We are sorry that we cannot take these pieces back.',
  picked_up: 'The courier is bringing the pieces back to us.',
  received:
    'The pieces are here. We look at them; then what you paid for them goes back to you, ' +
    'and what you still owe for them is taken off.',
};

/** One step of a return. That its money went back is told by the letter of the refund. */
export function returnEmail(one: OrderReturn, state: Exclude<ReturnState, 'refunded'>): Mail {
  const { customerName: name, customerEmail: email, isEmailProven = false } = one;
  const pieces = one.lines.map((line) => `${line.quantity} × ${lineTitle(line)}`).join('\n');
  const answer = one.answer === '' ? [] : [`Our answer: ${one.answer}`];
  return composeEmail({ name, email, isEmailProven }, SUBJECTS[state](one.orderNumber), [
    WHAT[state],
    pieces,
    ...answer,
  ]);
}
