import { RETURN_DAYS } from '@kargha/domain/orders/return';
import type { Order } from '@kargha/domain/orders/order';

import type { Mail } from '../records/mail-record.ts';
import { composeEmail } from './email.ts';

/** What has decided about a cancellation that was asked for, when it was not the cancellation. */
export type CancelDeclineReason =
  | 'looked_into'
  | 'released'
  | 'dispatched'
  | 'delivered'
  | 'came_back';

const WHY: Record<CancelDeclineReason, string> = {
  looked_into: 'We have looked into it. The order was not cancelled.',
  released: 'We have looked into it. The order was not cancelled and goes on.',
  dispatched:
    'It was handed to the courier and was not cancelled before. ' +
    `Once it has arrived, you can ask for a return for ${RETURN_DAYS} days.`,
  delivered:
    'It was delivered and was not cancelled before. ' +
    `You can ask for a return within ${RETURN_DAYS} days of the delivery.`,
  came_back:
    'Its pieces are back in our shop, and there is nothing left to cancel. ' +
    'We settle what was paid or is owed for them, and write to you about it.',
};

/** A cancellation that was asked for has not come; `answer` is what staff have written about it, '' for nothing. */
export function cancelDeclinedEmail(
  { number, customer }: Pick<Order, 'number' | 'customer'>,
  by: CancelDeclineReason,
  answer: string,
): Mail {
  return composeEmail(customer, `About the cancellation of your order ${number}`, [
    `You asked us to cancel your order ${number}. ${WHY[by]}`,
    ...(answer === '' ? [] : [`Our answer: ${answer}`]),
  ]);
}
