import { isOpenExchange } from '@kargha/domain/orders/exchange';
import type { ReturnState } from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';

import type { Mail } from '../records/email-record.ts';
import { toItem } from './email-items.ts';
import { composeEmail, type EmailPart } from './email.ts';
import { mailMessages } from './mail-messages.ts';
import { pickupMessages } from './pickup-messages.ts';
import { customerOf, differenceSentence, exchangeList, reservedParts } from './exchange-emails.ts';

type EmailedState = Exclude<ReturnState, 'refunded' | 'exchanged'>;

const SUBJECTS = {
  requested: mailMessages.return_requested_subject,
  approved: mailMessages.return_approved_subject,
  rejected: mailMessages.return_rejected_subject,
  picked_up: mailMessages.return_picked_up_subject,
  received: mailMessages.return_received_subject,
} satisfies Record<EmailedState, object>;

const NEXT_STEPS = {
  requested: mailMessages.return_requested,
  approved: mailMessages.return_approved,
  rejected: mailMessages.return_rejected,
  picked_up: mailMessages.return_picked_up,
  received: mailMessages.return_received,
} satisfies Record<EmailedState, object>;

function isExchange({ exchange }: OrderReturn): boolean {
  return isOpenExchange(exchange);
}

function exchangeParts(orderReturn: OrderReturn, state: EmailedState): EmailPart[] {
  if (state === 'approved') return reservedParts(orderReturn);
  if (state !== 'requested' || !isExchange(orderReturn)) return [];
  const difference = differenceSentence(orderReturn);
  const wish: EmailPart[] = [mailMessages.exchange_wish(), exchangeList(orderReturn)];
  return difference === null ? wish : [...wish, difference];
}

type Pickup = Pick<NonNullable<OrderReturn['pickup']>, 'courier' | 'awb' | 'trackingUrl'>;

export function pickupBookedEmail(orderReturn: OrderReturn, pickup: Pickup): Mail {
  const { courier, awb, trackingUrl } = pickup;
  const { orderNumber: number } = orderReturn;
  return composeEmail(customerOf(orderReturn), pickupMessages.return_pickup_subject({ number }), [
    pickupMessages.return_pickup({ courier, awb }),
    { items: orderReturn.lines.map(toItem) },
    pickupMessages.return_pickup_packing(),
    ...(trackingUrl ? [{ text: mailMessages.track_with({ courier }), address: trackingUrl }] : []),
  ]);
}

export function pickupCancelledEmail(
  orderReturn: OrderReturn,
  { courier, awb }: Pick<Pickup, 'courier' | 'awb'>,
): Mail {
  const { orderNumber: number } = orderReturn;
  const subject = pickupMessages.return_pickup_cancelled_subject({ number });
  return composeEmail(customerOf(orderReturn), subject, [
    pickupMessages.return_pickup_cancelled({ courier, awb }),
    { items: orderReturn.lines.map(toItem) },
  ]);
}

/** A refunded return has the email about its refund instead, an exchange the one about its replacement. */
export function returnEmail(orderReturn: OrderReturn, state: EmailedState): Mail {
  const { orderNumber: number, answer } = orderReturn;
  const next =
    isExchange(orderReturn) && state === 'received'
      ? mailMessages.return_received_exchange
      : NEXT_STEPS[state];
  return composeEmail(customerOf(orderReturn), SUBJECTS[state]({ number }), [
    next(),
    { items: orderReturn.lines.map(toItem) },
    ...exchangeParts(orderReturn, state),
    ...(answer === '' ? [] : [mailMessages.our_reply({ answer })]),
  ]);
}
