import { formatLongDate } from '@kargha/domain/india/long-date';
import type { Order } from '@kargha/domain/orders/order';
import type { Shipment } from '@kargha/domain/orders/shipment';

import type { Mail } from '../records/email-record.ts';
import { composeEmail } from './email.ts';
import { mailMessages } from './mail-messages.ts';

type EmailedOrder = Pick<Order, 'number' | 'customer'>;

/** The first email named a wrong tracking number. */
export function awbCorrectedEmail(
  { number, customer }: EmailedOrder,
  before: string,
  parcel: Pick<Shipment, 'courier' | 'awb' | 'trackingUrl'>,
  trackingLink: string,
): Mail {
  const { courier, awb, trackingUrl } = parcel;
  return composeEmail(customer, mailMessages.awb_subject({ number }), [
    mailMessages.awb_wrong({ number, awb: before }),
    mailMessages.awb_right({ awb, courier }),
    { text: mailMessages.track(), address: trackingLink },
    ...(trackingUrl ? [{ text: mailMessages.track_with({ courier }), address: trackingUrl }] : []),
  ]);
}

export function dispatchCancelledEmail(
  { number, customer }: EmailedOrder,
  { courier, awb }: Pick<Shipment, 'courier' | 'awb'>,
): Mail {
  return composeEmail(customer, mailMessages.not_left_subject({ number }), [
    mailMessages.not_left({ courier, awb, number }),
    mailMessages.not_left_next(),
  ]);
}

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

interface Undelivered extends Pick<Shipment, 'courier' | 'awb'> {
  /** in the courier's words */
  reason: string;
  answerBy: Date;
}

/** The customer is asked what the courier should do. */
export function undeliveredEmail(
  { number, customer }: EmailedOrder,
  { courier, awb, reason, answerBy }: Undelivered,
  trackingLink: string,
): Mail {
  const until = { day: formatLongDate(answerBy), clock: CLOCK.format(answerBy) };
  return composeEmail(customer, mailMessages.undelivered_subject({ number }), [
    mailMessages.undelivered({ courier, awb, number }),
    ...(reason === '' ? [] : [mailMessages.undelivered_reason({ reason })]),
    mailMessages.undelivered_choices(),
    { text: mailMessages.undelivered_choose(), address: trackingLink },
    mailMessages.undelivered_until(until),
  ]);
}
