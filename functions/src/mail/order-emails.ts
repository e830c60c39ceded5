import { formatPaise } from '@kargha/domain/money/money-format';
import type { Order } from '@kargha/domain/orders/order';
import type { Paise } from '@kargha/domain/money/paise';
import type { Shipment, ShipmentLine } from '@kargha/domain/orders/shipment';
import { isSameLine } from '@kargha/domain/shopping/line-ref';

import type { GiftCardRefund } from '../records/gift-card-record.ts';
import type { Mail } from '../records/email-record.ts';
import { toItem } from './email-items.ts';
import { composeEmail, type EmailPart } from './email.ts';
import {
  BANK_DELAY,
  exchangeSentence,
  giftCardRefundSentence,
  refundSentences,
  type RefundBreakdown,
} from './refund-sentences.ts';

type EmailedOrder = Pick<Order, 'number' | 'customer' | 'lines'> & Partial<Pick<Order, 'exchange'>>;

/** `trackingLink` opens the order's public page without a sign-in. */
export function shippedEmail(order: EmailedOrder, parcel: Shipment, trackingLink: string): Mail {
  const courier = parcel.trackingUrl
    ? [{ text: `Track it with ${parcel.courier}`, address: parcel.trackingUrl }]
    : [];
  return composeEmail(order.customer, `Your order ${order.number} is on its way`, [
    `We have handed a parcel of your order ${order.number} to ${parcel.courier}. ` +
      `Its tracking number is ${parcel.awb}.`,
    listItems(order, parcel.lines),
    { text: 'Track your order', address: trackingLink },
    ...courier,
  ]);
}

/** What staff write to the customer of an order. */
export function staffMessageEmail(
  order: EmailedOrder,
  { subject, text }: { subject: string; text: string },
  trackingLink: string,
): Mail {
  return composeEmail(order.customer, subject, [
    text,
    `This email is about your order ${order.number}.`,
    { text: 'Track your order', address: trackingLink },
  ]);
}

export function newTrackingLinkEmail(order: EmailedOrder, trackingLink: string): Mail {
  return composeEmail(order.customer, `A new link to your order ${order.number}`, [
    `Someone with an old link to your order ${order.number} asked for a new one. Here it is.`,
    { text: 'Track your order', address: trackingLink },
    'It works for 90 days. If you did not ask for it, you can ignore this email: the link was sent only to you.',
  ]);
}

export function orderReleasedEmail(order: EmailedOrder, trackingLink: string): Mail {
  return composeEmail(order.customer, `We are preparing your order ${order.number} again`, [
    `Your order ${order.number} was on hold. We are preparing it again and will email you when it ships.`,
    listItems(order, order.lines),
    { text: 'Track your order', address: trackingLink },
  ]);
}

interface ReturnInstructions {
  /** the last day on which a return can be requested */
  lastDay: string;
  /** the order's page in the shopper's account; null for a guest, who has none */
  page: string | null;
  /** the shop's email address; empty while the settings have none */
  shopMail: string;
}

/** Items from a quotation can be returned only when they are faulty or not what was ordered. */
export function deliveredEmail(
  order: EmailedOrder & Pick<Order, 'quoteId'>,
  parcel: Shipment,
  { lastDay, page, shopMail }: ReturnInstructions,
): Mail {
  const when = order.quoteId
    ? 'If a piece is faulty or not what you ordered'
    : 'If something is not right';
  const how =
    page === null ? howToReply(shopMail, order.number) : 'request the return on your order page';
  return composeEmail(order.customer, `Your order ${order.number} has been delivered`, [
    `The parcel ${parcel.awb} of your order ${order.number} has been delivered.`,
    listItems(order, parcel.lines),
    `We hope you like it. ${when}, you can return it until ${lastDay}: ${how}. ` +
      'A piece that is not as described can be returned at any time: write to us.',
    ...(page === null ? [] : [WRITE_A_REVIEW, { text: 'Your order', address: page }]),
  ]);
}

const WRITE_A_REVIEW =
  'Once you have worn or used it, tell other shoppers what it is like: you can write a review on the same page.';

function howToReply(shopMail: string, number: string): string {
  const reply = 'reply to this email';
  return shopMail === '' ? reply : `${reply}, or write to ${shopMail} and mention order ${number}`;
}

interface Cancellation {
  reason: string;
  closedBy: 'shopper' | 'staff';
}

/** `owedBefore` is what was still to be paid before the order was cancelled. */
export function orderCancelledEmail(
  order: EmailedOrder,
  { reason, closedBy }: Cancellation,
  { owedBefore, ...refund }: RefundBreakdown & { owedBefore: Paise },
): Mail {
  const refunds = refundSentences(refund);
  const nothing = 'You were not charged for it, or you have already been refunded.';
  const settled = `You no longer owe the ${formatPaise(owedBefore)} that was still to be paid.`;
  return composeEmail(order.customer, `Your order ${order.number} was cancelled`, [
    ...(closedBy === 'staff'
      ? [`We had to cancel your order ${order.number}. Reason: ${reason}`]
      : [`Your order ${order.number} was cancelled.`, { label: 'Reason', typed: reason }]),
    listItems(order, order.lines),
    ...(refunds.length > 0 || order.exchange ? refunds : [nothing]),
    ...(order.exchange ? [exchangeSentence(order.exchange)] : []),
    ...(owedBefore > 0 ? [settled] : []),
  ]);
}

export function refundEmail(order: EmailedOrder, amount: Paise): Mail {
  return composeEmail(
    order.customer,
    `We have refunded ${formatPaise(amount)} for your order ${order.number}`,
    [
      `We have refunded ${formatPaise(amount)} for your order ${order.number} to your original payment method. ${BANK_DELAY}`,
    ],
  );
}

/** `how` names the method, the reference and the day of the manual refund. */
export function manualRefundEmail(order: EmailedOrder, amount: Paise, how: string): Mail {
  return composeEmail(
    order.customer,
    `We have refunded ${formatPaise(amount)} for your order ${order.number}`,
    [
      `We have refunded ${formatPaise(amount)} for your order ${order.number}. ${how}`,
      'If it has not reached you within two working days, please tell us.',
    ],
  );
}

export function giftCardRefundEmail(order: EmailedOrder, refund: GiftCardRefund): Mail {
  const { number, customer } = order;
  const amount = formatPaise(refund.amount);
  return composeEmail(customer, `We are refunding ${amount} for your order ${number}`, [
    `We are refunding ${amount} for your order ${number}.`,
    giftCardRefundSentence(refund),
  ]);
}

/** How the price of removed items is settled, and why they were removed. */
interface RemovedItems extends RefundBreakdown {
  reason: string;
  /** applied to what was still to be paid for the order */
  appliedToBalance: Paise;
  /** what is still to be paid after that */
  balanceDue: Paise;
}

/** Free items bring no sentence about money. */
export function itemsRemovedEmail(
  order: EmailedOrder,
  removed: readonly ShipmentLine[],
  { reason, appliedToBalance, balanceDue, ...refund }: RemovedItems,
): Mail {
  const applied = `We have deducted ${formatPaise(appliedToBalance)} for them from what you owe for this order.`;
  const due =
    balanceDue > 0
      ? `${formatPaise(balanceDue)} is still to be paid.`
      : 'There is nothing left to pay.';
  return composeEmail(order.customer, `Your order ${order.number} was changed`, [
    `We have removed these pieces from your order ${order.number}. Reason: ${reason}`,
    listItems(order, removed),
    ...(appliedToBalance > 0 ? [`${applied} ${due}`] : []),
    ...refundSentences(refund),
  ]);
}

function listItems({ lines }: EmailedOrder, items: readonly ShipmentLine[]): EmailPart {
  return {
    items: items.map((item) => {
      const line = lines.find((one) => isSameLine(one, item)) ?? { title: item.productId };
      return toItem({ ...line, quantity: item.quantity });
    }),
  };
}
