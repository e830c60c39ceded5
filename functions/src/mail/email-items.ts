import { shippingWithoutFee } from '@kargha/domain/pricing/cash-on-delivery-fee';
import { formatLongDate } from '@kargha/domain/india/long-date';
import type { Message } from '@kargha/domain/messages/message';
import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import type { Order, OrderLine } from '@kargha/domain/orders/order';
import type { StoredTitles } from '@kargha/domain/shopping/hindi-line';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import { pictureAddress } from '../platform/picture-address.ts';
import type { SaidAmount, SaidItem } from './email.ts';
import { cashMessages } from './cash-messages.ts';
import { hindiLineTitle } from './hindi-line-title.ts';
import { mailMessages } from './mail-messages.ts';

type Piece = StoredTitles & { quantity: number; image?: string };

export function toItem({ quantity, image, ...piece }: Piece): SaidItem {
  return {
    title: `${quantity} × ${lineTitle(piece)}`,
    ...(piece.titleHindi && { titleHindi: `${quantity} × ${hindiLineTitle(piece)}` }),
    ...(image && { picture: pictureAddress(image) }),
  };
}

/** With its price before discounts, and when it is made to order with the days until it ships. */
export function toPricedItem(line: OrderLine): SaidItem {
  const { quantity, unitPrice, makingDays: days = 0 } = line;
  const ready =
    days === 1 ? mailMessages.made_to_order_day() : mailMessages.made_to_order({ days });
  return {
    ...toItem(line),
    amount: formatPaise(paise(unitPrice * quantity)),
    ...(days > 0 && { details: ready }),
  };
}

/** Nothing for an order without a date. */
export function expectedSentence({ expectedDelivery: days }: Partial<Order>): Message[] {
  if (!days) return [];
  const [from, to] = [formatLongDate(days.from), formatLongDate(days.to)];
  return [mailMessages.expected_between({ from, to })];
}

/** The sums of an order. When its prices contain the tax, the total says so. */
export function toAmounts({ totals, giftCard }: Pick<Order, 'totals' | 'giftCard'>): SaidAmount[] {
  const { subtotal, discount, tax, taxIncluded = false, total, cashOnDeliveryFee } = totals;
  const end = tax > 0 && taxIncluded ? mailMessages.total_with_gst() : mailMessages.total();
  const { subtotal: goods, discount: off, gst, gift_card: card } = mailMessages;
  return [
    toAmount(goods(), subtotal),
    ...unlessZero(off(), 0 - discount),
    toShipping(totals),
    ...unlessZero(cashMessages.cash_fee(), cashOnDeliveryFee ?? 0),
    ...unlessZero(gst(), taxIncluded ? 0 : tax),
    ...unlessZero(card({ last4: giftCard?.last4 ?? '' }), 0 - totals.giftCard),
    { ...toAmount(end, total), isTotal: true },
  ];
}

function toShipping(totals: Order['totals']): SaidAmount {
  const shipping = shippingWithoutFee(totals);
  const label = mailMessages.shipping();
  return shipping > 0 ? toAmount(label, shipping) : { label, amount: mailMessages.free() };
}

function unlessZero(label: Message, amount: number): SaidAmount[] {
  return amount === 0 ? [] : [toAmount(label, amount)];
}

/** @param amount in paise */
function toAmount(label: Message, amount: number): SaidAmount {
  return { label, amount: formatPaise(paise(amount)) };
}
