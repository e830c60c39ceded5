import { formatPaise } from '@kargha/domain/money/money-format';
import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

import { hoursAfter } from '../foundation/anchor.ts';
import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import { orderIds } from '../orders/order-ids.ts';
import { orderOf } from '../orders/orders.ts';
import type { StoredOrder } from '../orders/stored-order.ts';

interface PlannedEmail {
  /** Part of the id, so that the email is sent once. */
  about: string;
  subject: string;
  paragraphs: string[];
  at: Date;
}

/** mail/{id} of emails that were sent. */
export function mailDocuments(): SeedDocument[] {
  return [
    mail('jamdani-for-puja', paidEmail),
    mail('indigo-evening', paidEmail),
    mail('new-flat', paidEmail),
    mail('horse-and-leaves', shippedEmail),
    mail('first-snow', shippedEmail),
    mail('khadi-too-narrow', refundEmail),
  ];
}

function mail(
  key: string,
  compose: (order: StoredOrder, key: string) => PlannedEmail,
): SeedDocument {
  const order = orderOf(key);
  const { about, subject, paragraphs, at } = compose(order, key);
  const all = [`Namaste ${order.customer.name},`, ...paragraphs, SHOP_NAME];
  return seedDocument(`mail/order_${order.id}_${about}`, {
    to: [order.customer.email],
    message: {
      subject,
      text: all.join('\n\n'),
      html: all.map((paragraph) => `<p>${paragraph}</p>`).join('\n'),
    },
    delivery: {
      state: 'SUCCESS',
      attempts: 1,
      startTime: at,
      endTime: hoursAfter(at, 0.001),
      error: null,
    },
  });
}

function paidEmail(order: StoredOrder, key: string): PlannedEmail {
  const items = order.lines.map(({ title, quantity }) => `${quantity} × ${title}`);
  return {
    about: 'paid',
    subject: `Your order ${order.number} has been placed`,
    paragraphs: [
      `Thank you. We have received ${formatPaise(order.totals.total)} for order ${order.number}.`,
      items.join(', '),
      `Deliver to: ${order.customer.address.city}, ${order.customer.address.pincode}.`,
      trackingLink(key),
    ],
    at: order.stateTimes.placed ?? order.createdAt,
  };
}

function shippedEmail(order: StoredOrder, key: string): PlannedEmail {
  const [parcel] = order.shipments;
  return {
    about: 'shipped',
    subject: `Your order ${order.number} is on its way`,
    paragraphs: [
      `Your parcel left us with ${parcel?.courier ?? 'the courier'} under number ${parcel?.awb ?? ''}.`,
      trackingLink(key),
    ],
    at: order.stateTimes.shipped ?? order.updatedAt,
  };
}

function refundEmail(order: StoredOrder): PlannedEmail {
  return {
    about: 'refunded',
    subject: `We have refunded order ${order.number}`,
    paragraphs: [
      `${formatPaise(order.payment.refunded)} went back to your original payment method. Banks take five to seven working days to show it.`,
    ],
    at: order.updatedAt,
  };
}

function trackingLink(key: string): string {
  const { trackingToken } = orderIds(key);
  return `Follow it at http://127.0.0.1:5000/track-order?token=${trackingToken}`;
}
