import { joinMessages, type Message } from '@kargha/domain/messages/message';
import type { Order } from '@kargha/domain/orders/order';
import type { Paise } from '@kargha/domain/money/paise';
import type { Shipment, ShipmentLine } from '@kargha/domain/orders/shipment';
import { piecePath } from '@kargha/domain/pieces/piece-code';
import { isSameLine } from '@kargha/domain/shopping/line-ref';

import type { GiftCardRefund } from '../records/gift-card-record.ts';
import type { Mail } from '../records/email-record.ts';
import { shopAddress } from '../platform/shop-address.ts';
import { expectedSentence, toItem } from './email-items.ts';
import { composeEmail, type EmailPart } from './email.ts';
import { cashMessages } from './cash-messages.ts';
import { mailMessages } from './mail-messages.ts';
import { pieceMessages } from './piece-messages.ts';
import {
  exchangeSentence,
  giftCardRefundSentence,
  refundSentences,
  type RefundBreakdown,
} from './refund-sentences.ts';

export type EmailedOrder = Pick<Order, 'number' | 'customer' | 'lines'> &
  Partial<Pick<Order, 'exchange' | 'expectedDelivery'>>;

/** `trackingLink` opens the order's public page without a sign-in. `toCollect` is paid on delivery. */
export function shippedEmail(
  order: EmailedOrder,
  parcel: Shipment,
  trackingLink: string,
  toCollect = 0,
): Mail {
  const { number } = order;
  const { courier, awb, trackingUrl } = parcel;
  return composeEmail(order.customer, mailMessages.shipped_subject({ number }), [
    mailMessages.shipped({ number, courier, awb }),
    ...(toCollect > 0 ? [cashMessages.keep_cash_ready({ amount: toCollect })] : []),
    listItems(order, parcel.lines),
    ...expectedSentence(order),
    { text: mailMessages.track(), address: trackingLink },
    ...(trackingUrl ? [{ text: mailMessages.track_with({ courier }), address: trackingUrl }] : []),
    ...certificateLinks(parcel),
  ]);
}

/** Longer lists are in the order. */
const MAX_CERTIFICATES = 10;

function certificateLinks({ lines }: Shipment): EmailPart[] {
  const codes = lines.flatMap(({ pieces = [] }) => pieces).slice(0, MAX_CERTIFICATES);
  if (codes.length === 0) return [];
  return [
    pieceMessages.certificates(),
    ...codes.map((code) => ({
      text: pieceMessages.certificate({ code }),
      address: shopAddress() + piecePath(code),
    })),
  ];
}

/** What staff write to the customer of an order. */
export function staffMessageEmail(
  order: EmailedOrder,
  { subject, text }: { subject: string; text: string },
  trackingLink: string,
): Mail {
  return composeEmail(order.customer, subject, [
    text,
    mailMessages.about_order({ number: order.number }),
    { text: mailMessages.track(), address: trackingLink },
  ]);
}

export function newTrackingLinkEmail(
  { number, customer }: EmailedOrder,
  trackingLink: string,
): Mail {
  return composeEmail(customer, mailMessages.new_link_subject({ number }), [
    mailMessages.new_link({ number }),
    { text: mailMessages.track(), address: trackingLink },
    mailMessages.new_link_ends(),
  ]);
}

export function orderReleasedEmail(order: EmailedOrder, trackingLink: string): Mail {
  const { number } = order;
  return composeEmail(order.customer, mailMessages.released_subject({ number }), [
    mailMessages.released({ number }),
    listItems(order, order.lines),
    { text: mailMessages.track(), address: trackingLink },
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
  const { number, customer, quoteId } = order;
  const until = quoteId ? mailMessages.return_until_faulty : mailMessages.return_until;
  const how = page === null ? howToReply(shopMail, number) : mailMessages.return_by_page();
  return composeEmail(customer, mailMessages.delivered_subject({ number }), [
    mailMessages.delivered({ awb: parcel.awb, number }),
    listItems(order, parcel.lines),
    joinMessages([
      mailMessages.we_hope(),
      until({ day: lastDay }),
      how,
      mailMessages.return_any_time(),
    ]),
    ...(page === null
      ? []
      : [mailMessages.write_a_review(), { text: mailMessages.your_order(), address: page }]),
  ]);
}

function howToReply(address: string, number: string): Message {
  if (address === '') return mailMessages.return_by_reply();
  return mailMessages.return_by_writing({ address, number });
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
  const { number, customer, exchange } = order;
  const refunds = refundSentences(refund);
  const isNothing = refunds.length === 0 && !exchange;
  return composeEmail(customer, mailMessages.cancelled_subject({ number }), [
    ...(closedBy === 'staff'
      ? [mailMessages.cancelled_by_shop({ number, reason })]
      : [mailMessages.cancelled({ number }), { label: mailMessages.reason(), typed: reason }]),
    listItems(order, order.lines),
    ...(isNothing ? [mailMessages.not_charged()] : refunds),
    ...(exchange ? [exchangeSentence(exchange)] : []),
    ...(owedBefore > 0 ? [mailMessages.no_longer_owed({ amount: owedBefore })] : []),
  ]);
}

export function refundEmail({ number, customer }: EmailedOrder, amount: Paise): Mail {
  return composeEmail(customer, mailMessages.refunded_subject({ amount, number }), [
    joinMessages([mailMessages.refunded({ amount, number }), mailMessages.bank_delay()]),
  ]);
}

/** `how` names the method, the reference and the day of the manual refund. */
export function manualRefundEmail(
  { number, customer }: EmailedOrder,
  amount: Paise,
  how: Message,
): Mail {
  return composeEmail(customer, mailMessages.refunded_subject({ amount, number }), [
    joinMessages([mailMessages.refunded_by_hand({ amount, number }), how]),
    mailMessages.tell_us(),
  ]);
}

export function giftCardRefundEmail(
  { number, customer }: EmailedOrder,
  refund: GiftCardRefund,
): Mail {
  const { amount } = refund;
  return composeEmail(customer, mailMessages.refunding_subject({ amount, number }), [
    mailMessages.refunding_order({ amount, number }),
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
  /** to the gift card, or to the order whose returned items paid for this one */
  prepaid: Paise;
}

/** Free items bring no sentence about money. */
export function itemsRemovedEmail(
  order: EmailedOrder,
  removed: readonly ShipmentLine[],
  { reason, appliedToBalance, balanceDue, prepaid, ...refund }: RemovedItems,
): Mail {
  const { number, customer } = order;
  const deducted = mailMessages.deducted({ amount: appliedToBalance });
  const due =
    balanceDue > 0 ? mailMessages.still_due({ amount: balanceDue }) : mailMessages.nothing_due();
  return composeEmail(customer, mailMessages.changed_subject({ number }), [
    mailMessages.removed({ number, reason }),
    listItems(order, removed),
    ...(appliedToBalance > 0 ? [joinMessages([deducted, due])] : []),
    ...refundSentences(refund),
    ...exchangeSentences(order, prepaid),
  ]);
}

/** What returned items paid goes back the way that their order was paid. */
export function exchangeSentences({ exchange }: EmailedOrder, credit: Paise): Message[] {
  if (!exchange || credit === 0) return [];
  return [exchangeSentence({ ...exchange, credit, refunded: undefined })];
}

export function listItems({ lines }: EmailedOrder, items: readonly ShipmentLine[]): EmailPart {
  return {
    items: items.map((item) => {
      const line = lines.find((one) => isSameLine(one, item)) ?? { title: item.productId };
      return toItem({ ...line, quantity: item.quantity });
    }),
  };
}
