import { formatPaise } from '@kargha/domain/money/money-format';
import { paise } from '@kargha/domain/money/paise';
import type { Order, OrderLine } from '@kargha/domain/orders/order';
import { lineTitle } from '@kargha/domain/shopping/line-title';

import { pictureAddress } from '../platform/picture-address.ts';
import type { EmailAmount, EmailItem } from './email-html.ts';

type Piece = Parameters<typeof lineTitle>[0] & { quantity: number; image?: string };

export function toItem({ quantity, image, ...piece }: Piece): EmailItem {
  return {
    title: `${quantity} × ${lineTitle(piece)}`,
    ...(image && { picture: pictureAddress(image) }),
  };
}

/** With its price before discounts, and when it is made to order with the days until it ships. */
export function toPricedItem(line: OrderLine): EmailItem {
  const { quantity, unitPrice, makingDays: days = 0 } = line;
  const ready = `Made to order, ships in ${days} working ${days === 1 ? 'day' : 'days'}`;
  return {
    ...toItem(line),
    amount: formatPaise(paise(unitPrice * quantity)),
    ...(days > 0 && { details: ready }),
  };
}

/** The sums of an order. When its prices contain the tax, the total says so. */
export function toAmounts({ totals, giftCard }: Pick<Order, 'totals' | 'giftCard'>): EmailAmount[] {
  const { subtotal, discount, shipping, tax, taxIncluded = false, total } = totals;
  const end = tax > 0 && taxIncluded ? 'Total with GST' : 'Total';
  return [
    toAmount('Subtotal', subtotal),
    ...unlessZero('Discount', 0 - discount),
    shipping > 0 ? toAmount('Shipping', shipping) : { label: 'Shipping', amount: 'Free' },
    ...unlessZero('GST', taxIncluded ? 0 : tax),
    ...unlessZero(`Gift card …${giftCard?.last4 ?? ''}`, 0 - totals.giftCard),
    { ...toAmount(end, total), isTotal: true },
  ];
}

function unlessZero(label: string, amount: number): EmailAmount[] {
  return amount === 0 ? [] : [toAmount(label, amount)];
}

/** @param amount in paise */
function toAmount(label: string, amount: number): EmailAmount {
  return { label, amount: formatPaise(paise(amount)) };
}
