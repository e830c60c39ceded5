import { formatPaise } from '@kargha/domain/money-format';
import type { Order } from '@kargha/domain/order';
import { paise, type Paise } from '@kargha/domain/paise';
import type { Shipment, ShipmentLine } from '@kargha/domain/shipment';

import type { Mail } from '../records/mail-record.ts';
import { letter } from './letter.ts';

type Told = Pick<Order, 'number' | 'customer' | 'lines'>;

const BANKS = 'Banks usually take 5 to 7 working days to show it.';

/** A parcel has left; `trackingLink` opens the order's public page without a sign-in. */
export function shippedLetter(order: Told, parcel: Shipment, trackingLink: string): Mail {
  const courier = parcel.trackingUrl
    ? [{ words: `Follow it at ${parcel.courier}`, address: parcel.trackingUrl }]
    : [];
  return letter(order.customer, `Your order ${order.number} is on its way`, [
    `A parcel of your order ${order.number} has been handed to ${parcel.courier}. ` +
      `Its tracking number is ${parcel.awb}.`,
    listed(order, parcel.lines),
    { words: 'Track your order', address: trackingLink },
    ...courier,
  ]);
}

/** The link that follows an order, once more. */
export function newLinkLetter(order: Told, trackingLink: string): Mail {
  return letter(order.customer, `A new link to your order ${order.number}`, [
    `Somebody who had an old link to your order ${order.number} has asked for a new one. Here it is.`,
    { words: 'Track your order', address: trackingLink },
    'It works for 90 days. If it was not you, there is nothing to do: the link came to you alone.',
  ]);
}

/** A parcel has arrived. */
export function deliveredLetter(order: Told, parcel: Shipment, lastDay: string): Mail {
  return letter(order.customer, `Your order ${order.number} has been delivered`, [
    `The parcel ${parcel.awb} of your order ${order.number} has been delivered.`,
    listed(order, parcel.lines),
    `We hope that you like it. If something is not right, you can ask for a return until ${lastDay}.`,
  ]);
}

/** An order was cancelled; `back` goes back to the shopper by the gateway, `byHand` by the hand of staff. */
export function cancelledLetter(
  order: Told & Pick<Order, 'giftCard'>,
  reason: string,
  back: Paise,
  byHand: Paise = paise(0),
): Mail {
  const onCard = restoredOnCard(order);
  const refund =
    back > 0 ? [`We are sending ${formatPaise(back)} back to where it came from. ${BANKS}`] : [];
  const own = `We give ${formatPaise(byHand)} back to you ourselves, and write to you when it is done.`;
  const toCome = byHand > 0 ? [own] : [];
  const nothing = 'Nothing was charged for it, or it has been given back already.';
  const money = [...refund, ...toCome, ...onCard];
  return letter(order.customer, `Your order ${order.number} was cancelled`, [
    `Your order ${order.number} was cancelled. Reason: ${reason}`,
    listed(order, order.lines),
    ...(money.length > 0 ? money : [nothing]),
  ]);
}

function restoredOnCard({ giftCard }: Pick<Order, 'giftCard'>): string[] {
  if (!giftCard) return [];
  const restored = paise(giftCard.amount - (giftCard.refunded ?? 0));
  return restored > 0
    ? [`${formatPaise(restored)} are back on your gift card …${giftCard.last4}.`]
    : [];
}

/** Money has gone back. */
export function refundLetter(order: Told, amount: Paise): Mail {
  return letter(order.customer, `${formatPaise(amount)} of order ${order.number} go back to you`, [
    `We have sent ${formatPaise(amount)} for your order ${order.number} back to where it came from. ${BANKS}`,
  ]);
}

/** Staff have given money back by hand; `how` says by which way, under which reference and when. */
export function givenBackLetter(order: Told, amount: Paise, how: string): Mail {
  return letter(
    order.customer,
    `${formatPaise(amount)} of order ${order.number} are back with you`,
    [
      `We have given ${formatPaise(amount)} of your order ${order.number} back to you. ${how}`,
      'If it has not reached you within two working days, please tell us.',
    ],
  );
}

/** Money is back on the gift card that paid for a part of the order. */
export function cardRefundLetter(order: Told, amount: Paise, last4: string): Mail {
  return letter(order.customer, `${formatPaise(amount)} of order ${order.number} go back to you`, [
    `${formatPaise(amount)} of your order ${order.number} are back on your gift card …${last4}. You can use them at once.`,
  ]);
}

/** Pieces that had not left were taken out of an order; `back` is what goes back for them. */
export function reducedLetter(
  order: Told,
  taken: readonly ShipmentLine[],
  { reason, back }: { reason: string; back: Paise },
): Mail {
  return letter(order.customer, `Your order ${order.number} was changed`, [
    `These pieces are no longer part of your order ${order.number}. Reason: ${reason}`,
    listed(order, taken),
    `${formatPaise(back)} go back to where they came from.`,
  ]);
}

function listed({ lines }: Told, pieces: readonly ShipmentLine[]): string {
  const title = (id: string) => lines.find(({ productId }) => productId === id)?.title ?? id;
  return pieces.map(({ productId, quantity }) => `${quantity} × ${title(productId)}`).join('\n');
}
