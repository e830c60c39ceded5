import assert from 'node:assert/strict';

import { paise } from '@kargha/domain/money/paise';
import { editItems } from '@kargha/domain/orders/edit-items';
import { taxPercentOf } from '@kargha/domain/orders/line-worth';
import type { OrderLine } from '@kargha/domain/orders/order';
import { orderWorth, type PriceTerms } from '@kargha/domain/pricing/price-order';
import { isSameLine, refOf } from '@kargha/domain/shopping/line-ref';

import {
  priceSale,
  type PricedCheckout,
} from '../../functions/src/money/checkout/price-checkout.ts';
import type { RandomEdit } from './random-cart.ts';

/**
 * The order after staff removed and added items. Null for an edit that the shop refuses: it would change or leave
 * nothing, or give a line a second tax rate.
 */
export function applyEdit(
  order: PricedCheckout,
  { kept, added }: RandomEdit,
  terms: PriceTerms,
): PricedCheckout | null {
  const more = added.flatMap(({ product, item }) => {
    const { lines } = priceSale([item], {
      products: new Map([[product._id, product]]),
      accessCodes: [],
      byStaff: true,
      terms,
    });
    return lines.map((line) => atOrderedPrice(order, line));
  });
  const requested = order.lines.map((line, place) => ({
    ...refOf(line),
    quantity: kept[place] ?? line.quantity,
  }));
  const isSame = requested.every(
    ({ quantity }, place) => quantity === order.lines[place]?.quantity,
  );
  const isEmpty = requested.every(({ quantity }) => quantity === 0);
  if (more.length === 0 && (isSame || isEmpty)) return null;
  if (more.some((line) => hasOtherRate(order, line))) return null;
  return afterEdit(order, editItems(order, requested, more));
}

function hasOtherRate({ lines }: PricedCheckout, line: OrderLine): boolean {
  const ordered = lines.find((one) => isSameLine(one, line));
  return ordered !== undefined && taxPercentOf(ordered) !== taxPercentOf(line);
}

function atOrderedPrice({ lines }: PricedCheckout, line: OrderLine): OrderLine {
  const ordered = lines.find((one) => isSameLine(one, line));
  return ordered ? { ...line, unitPrice: ordered.unitPrice } : line;
}

/** What is paid or goes back is the difference that staff saw. */
function afterEdit(
  { totals }: PricedCheckout,
  { lines, charges, difference }: ReturnType<typeof editItems>,
): PricedCheckout {
  const worth = paise(orderWorth(totals) + difference);
  assert.ok(worth >= 0);
  const giftCard = paise(Math.min(totals.giftCard, worth));
  return { lines, totals: { ...totals, ...charges, giftCard, total: paise(worth - giftCard) } };
}
