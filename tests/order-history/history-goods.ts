import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { removeItems } from '@kargha/domain/orders/remove-items';
import { returnValue } from '@kargha/domain/orders/return';
import { instalmentsBeforeDispatch, unpaidAmount } from '@kargha/domain/payments/instalment';
import { isPaid } from '@kargha/domain/payments/payment';

import type { HistoryShop } from './history-shop.ts';

/** Issues the invoice of an order that is ready to ship. Returns false when it is not. */
export function invoiced({ order, documents, refunds }: HistoryShop): boolean {
  if (!isReady(order) || order.state !== 'placed') return false;
  if (!documents.isInvoiced) documents.issue(order, refunds);
  return true;
}

function isReady({ instalments, payment }: HistoryShop['order']): boolean {
  if (!instalments) return isPaid(payment.state);
  return instalmentsBeforeDispatch(instalments).length === 0;
}

/** Removes a share of a line from an order that has not shipped. */
export function removeSome(shop: HistoryShop, share: number, pick: number): void {
  const { order } = shop;
  const line = order.lines[pick % order.lines.length];
  const isOpen = order.state === 'placed' && (order.instalments ?? isPaid(order.payment.state));
  if (!isOpen || !line) return;
  const kept = { productId: line.productId, quantity: Math.floor(line.quantity * share) };
  const { lines, subtotal, discount, tax, back } = removeItems(order, [kept]);
  const before = refundedToCard(shop);
  if (lines.length === 0 || !shop.settleGoods(back, 'removed_items')) return;
  const onCard = paise(refundedToCard(shop) - before);
  const { totals } = order;
  order.lines = lines;
  order.totals = {
    ...{ ...totals, subtotal, discount, tax },
    giftCard: paise(totals.giftCard - onCard),
    total: paise(totals.total - (back - onCard)),
  };
}

function refundedToCard({ order: { giftCard } }: HistoryShop): Paise {
  return giftCard?.refunded ?? paise(0);
}

/** A share of a line comes back. When everything is back, the order is returned before it is refunded. */
export function sendSomeBack(shop: HistoryShop, share: number, pick: number): void {
  const { order, documents, sentBack } = shop;
  const line = order.lines[pick % order.lines.length];
  if (order.state !== 'shipped' || !line) return;
  const quantity = Math.ceil((line.quantity - sentBackOf(shop, line.productId)) * share);
  if (quantity === 0) return;
  const back = { productId: line.productId, quantity };
  const value = returnValue(order, [back], sentBack);
  sentBack.push(back);
  const isAll = order.lines.every((one) => sentBackOf(shop, one.productId) === one.quantity);
  if (isAll) order.state = 'returned';
  documents.end(order);
  const most = sumPaise([shop.ledger().refundable, unpaidAmount(order.instalments ?? [])]);
  shop.settleGoods(paise(Math.min(value, most)), pick % 2 === 0 ? 'return' : 'undelivered');
}

function sentBackOf({ sentBack }: HistoryShop, productId: string): number {
  const own = sentBack.filter((one) => one.productId === productId);
  return own.reduce((sum, one) => sum + one.quantity, 0);
}
