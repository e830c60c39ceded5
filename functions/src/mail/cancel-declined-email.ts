import { RETURN_DAYS } from '@kargha/domain/orders/return';
import type { Order } from '@kargha/domain/orders/order';

import type { Mail } from '../records/email-record.ts';
import { composeEmail } from './email.ts';

/** Why an order was not cancelled although its shopper asked for it. */
export type CancelDeclineReason =
  | 'looked_into'
  | 'released'
  | 'dispatched'
  | 'delivered'
  | 'came_back';

const REASONS: Record<CancelDeclineReason, string> = {
  looked_into: 'We looked into it and did not cancel the order.',
  released: 'We looked into it and did not cancel the order. We are preparing it again.',
  dispatched:
    'It was already handed to the courier, so we could not cancel it. ' +
    `After it is delivered, you can request a return for ${RETURN_DAYS} days.`,
  delivered:
    'It was delivered before we could cancel it. ' +
    `You can request a return within ${RETURN_DAYS} days of delivery.`,
  came_back:
    'Its items are back in our shop, so there is nothing left to cancel. ' +
    'We will settle what you paid or still owe for them and write to you about it.',
};

/** @param answer what staff wrote; '' for nothing */
export function cancelDeclinedEmail(
  { number, customer }: Pick<Order, 'number' | 'customer'>,
  reason: CancelDeclineReason,
  answer: string,
): Mail {
  return composeEmail(customer, `Your request to cancel order ${number}`, [
    `You asked us to cancel your order ${number}. ${REASONS[reason]}`,
    ...(answer === '' ? [] : [`Our reply: ${answer}`]),
  ]);
}
