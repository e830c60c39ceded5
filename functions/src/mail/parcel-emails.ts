import type { Order } from '@kargha/domain/orders/order';
import type { Shipment } from '@kargha/domain/orders/shipment';

import type { Mail } from '../records/email-record.ts';
import { composeEmail } from './email.ts';

type EmailedOrder = Pick<Order, 'number' | 'customer'>;

/** The first email named a wrong tracking number. */
export function awbCorrectedEmail(
  { number, customer }: EmailedOrder,
  before: string,
  parcel: Pick<Shipment, 'courier' | 'awb' | 'trackingUrl'>,
  trackingLink: string,
): Mail {
  const { courier, awb, trackingUrl } = parcel;
  return composeEmail(customer, `The right tracking number of your order ${number}`, [
    `We gave you a wrong tracking number for a parcel of your order ${number}: ${before}. We are sorry.`,
    `The right one is ${awb}, with ${courier}.`,
    { text: 'Track your order', address: trackingLink },
    ...(trackingUrl ? [{ text: `Track it with ${courier}`, address: trackingUrl }] : []),
  ]);
}

export function dispatchCancelledEmail(
  { number, customer }: EmailedOrder,
  { courier, awb }: Pick<Shipment, 'courier' | 'awb'>,
): Mail {
  return composeEmail(customer, `A parcel of your order ${number} has not left yet`, [
    `We wrote that ${courier} has parcel ${awb} of your order ${number}. It has not left us after all.`,
    'We are preparing it again and will email you its new tracking number when it ships.',
  ]);
}
