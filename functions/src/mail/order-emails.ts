import { formatPaise } from '@kargha/domain/money/money-format';
import type { Order } from '@kargha/domain/orders/order';
import type { Paise } from '@kargha/domain/money/paise';
import type { Shipment, ShipmentLine } from '@kargha/domain/orders/shipment';
import { isSameLine } from '@kargha/domain/shopping/line-ref';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import type { GiftCardRefund } from '../records/gift-card-record.ts';
import type { Mail } from '../records/mail-record.ts';
import { composeEmail } from './email.ts';
import {
  BANK_DELAY,
  giftCardRefundSentence,
  refundSentences,
  type RefundBreakdown,
} from './refund-sentences.ts';

type EmailedOrder = Pick<Order, 'number' | 'customer' | 'lines'>;

/** A parcel has left; `trackingLink` opens the order's public page without a sign-in. */
export function shippedEmail(order: EmailedOrder, parcel: Shipment, trackingLink: string): Mail {
  const courier = parcel.trackingUrl
    ? [{ words: `Follow it at ${parcel.courier}`, address: parcel.trackingUrl }]
    : [];
  return composeEmail(order.customer, `Your order ${order.number} is on its way`, [
    `A parcel of your order ${order.number} has been handed to ${parcel.courier}. ` +
      `Its tracking number is ${parcel.awb}.`,
    listItems(order, parcel.lines),
    { text: 'Track your order', address: trackingLink },
    ...courier,
  ]);
}

/** The link that follows an order, once more. */
export function newTrackingLinkEmail(order: EmailedOrder, trackingLink: string): Mail {
  return composeEmail(order.customer, `A new link to your order ${order.number}`, [
    `Somebody who had an old link to your order ${order.number} has asked for a new one. Here it is.`,
    { text: 'Track your order', address: trackingLink },
    'It works for 90 days. If it was not you, there is nothing to do: the link came to you alone.',
  ]);
}

/** An order that was on hold goes on. */
export function orderReleasedEmail(order: EmailedOrder, trackingLink: string): Mail {
  return composeEmail(order.customer, `Your order ${order.number} goes on`, [
    `Your order ${order.number} was on hold. It goes on now, and we write to you when it leaves.`,
    listItems(order, order.lines),
    { text: 'Track your order', address: trackingLink },
  ]);
}

/** How what has arrived can be sent back. */
interface ReturnWay {
  /** the last day on which a return can be asked for */
  lastDay: string;
  /** the order's page in the shopper's account; null for a guest, who has none */
  page: string | null;
  /** where the shop reads its mail; empty while its settings name no address */
  shopMail: string;
}

/** A parcel has arrived. What was agreed by quotation comes back only when something is wrong with it. */
export function deliveredEmail(
  order: EmailedOrder & Pick<Order, 'quoteId'>,
  parcel: Shipment,
  { lastDay, page, shopMail }: ReturnWay,
): Mail {
  const when = order.quoteId
    ? 'If a piece is faulty or not what you ordered'
    : 'If something is not right';
  const how =
    page === null ? howToWrite(shopMail, order.number) : 'ask for it on the page of your order';
  return composeEmail(order.customer, `Your order ${order.number} has been delivered`, [
    `The parcel ${parcel.awb} of your order ${order.number} has been delivered.`,
    listItems(order, parcel.lines),
    `We hope that you like it. ${when}, you can return it until ${lastDay}: ${how}. ` +
      'What is not as we described it can be returned at any time: write to us.',
    ...(page === null ? [] : [WRITE_A_REVIEW, { text: 'Your order', address: page }]),
  ]);
}

const WRITE_A_REVIEW =
  'Once you have worn or used it, others would like to know what it is like: you can write a review on the same page.';

/** Letters can be answered; the shop's own address stands there for who would rather write to it. */
function howToWrite(shopMail: string, number: string): string {
  const answer = 'answer this letter';
  return shopMail === '' ? answer : `${answer}, or write to ${shopMail} and name order ${number}`;
}

/** Why an order was cancelled, and by whom. */
interface CancelReason {
  reason: string;
  closedBy: 'shopper' | 'staff';
}

/** An order was cancelled; `owedBefore` is what was still to be paid of it, and is not any more. */
export function orderCancelledEmail(
  order: EmailedOrder,
  { reason, closedBy }: CancelReason,
  { owedBefore, ...going }: RefundBreakdown & { owedBefore: Paise },
): Mail {
  const money = refundSentences(going);
  const nothing = 'Nothing was charged for it, or it has been given back already.';
  const off = `You do not owe the ${formatPaise(owedBefore)} that were still to be paid any more.`;
  return composeEmail(order.customer, `Your order ${order.number} was cancelled`, [
    ...(closedBy === 'staff'
      ? [`Your order ${order.number} was cancelled. Reason: ${reason}`]
      : [`Your order ${order.number} was cancelled.`, { label: 'Reason', typed: reason }]),
    listItems(order, order.lines),
    ...(money.length > 0 ? money : [nothing]),
    ...(owedBefore > 0 ? [off] : []),
  ]);
}

/** Money has gone back. */
export function refundEmail(order: EmailedOrder, amount: Paise): Mail {
  return composeEmail(
    order.customer,
    `${formatPaise(amount)} of order ${order.number} go back to you`,
    [
      `We have sent ${formatPaise(amount)} for your order ${order.number} back to where it came from. ${BANK_DELAY}`,
    ],
  );
}

/** Staff have given money back by hand; `how` says by which way, under which reference and when. */
export function manualRefundEmail(order: EmailedOrder, amount: Paise, how: string): Mail {
  return composeEmail(
    order.customer,
    `${formatPaise(amount)} of order ${order.number} are back with you`,
    [
      `We have given ${formatPaise(amount)} of your order ${order.number} back to you. ${how}`,
      'If it has not reached you within two working days, please tell us.',
    ],
  );
}

/** Money is back on the gift card that paid for a part of the order. */
export function giftCardRefundEmail(order: EmailedOrder, back: GiftCardRefund): Mail {
  const { number, customer } = order;
  return composeEmail(customer, `${formatPaise(back.amount)} of order ${number} go back to you`, [
    `We refund ${formatPaise(back.amount)} of your order ${number}.`,
    giftCardRefundSentence(back),
  ]);
}

/** What became of the price of pieces that were taken out, and why they were. */
interface RemovedItems extends RefundBreakdown {
  reason: string;
  /** taken off what was still owed of the order */
  offDebt: Paise;
  /** what is still owed of it then */
  owed: Paise;
}

const NOTHING_LEFT = 'Nothing of it is left to pay.';

/** Pieces that had not left were taken out of an order, and what they cost goes back; a free piece cost nothing. */
export function itemsRemovedEmail(
  order: EmailedOrder,
  taken: readonly ShipmentLine[],
  { reason, offDebt, owed, ...going }: RemovedItems,
): Mail {
  const off = `We have taken ${formatPaise(offDebt)} for them off what you owe for it. `;
  const left = owed > 0 ? `${formatPaise(owed)} of it is still to be paid.` : NOTHING_LEFT;
  return composeEmail(order.customer, `Your order ${order.number} was changed`, [
    `These pieces are no longer part of your order ${order.number}. Reason: ${reason}`,
    listItems(order, taken),
    ...(offDebt > 0 ? [off + left] : []),
    ...refundSentences(going),
  ]);
}

function listItems({ lines }: EmailedOrder, pieces: readonly ShipmentLine[]): string {
  const items = pieces.map((piece) => {
    const line = lines.find((one) => isSameLine(one, piece));
    return `${piece.quantity} × ${line ? lineTitle(line) : piece.productId}`;
  });
  return items.join('\n');
}
