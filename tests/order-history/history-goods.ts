import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { removeItems } from '@kargha/domain/orders/remove-items';
import { returnValue } from '@kargha/domain/orders/return';
import { instalmentsBeforeDispatch, unpaidAmount } from '@kargha/domain/payments/instalment';
import { storedPrepaidRefunds } from '@kargha/domain/payments/prepaid-share';
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

function refundedToCard({ order }: HistoryShop): Paise {
  return storedPrepaidRefunds(order);
}

/** A share of a line comes back. When everything is back, the order is returned before it is refunded. */
export function sendSomeBack(shop: HistoryShop, share: number, pick: number): void {
  const value = receiveSome(shop, share, pick);
  const most = sumPaise([shop.ledger().refundable, unpaidAmount(shop.order.instalments ?? [])]);
  const purpose = pick % 2 === 0 ? 'return' : 'undelivered';
  if (value > 0) shop.settleGoods(paise(Math.min(value, most)), purpose);
}

/** What comes back pays for a replacement, and a share of it is refunded. Unpaid goods cannot pay for anything. */
export function exchangeSome(shop: HistoryShop, share: number, pick: number): void {
  if (unpaidAmount(shop.order.instalments ?? []) > 0) return;
  const value = receiveSome(shop, Math.max(0.1, 1 - share), pick);
  const worth = Math.min(value, shop.ledger().refundable);
  const rest = pick % 2 === 0 ? Math.floor(worth * share) : 0;
  if (rest >= 100 && !shop.refund(paise(rest), 'exchange')) return;
  shop.giveCredit(paise(worth - (rest >= 100 ? rest : 0)));
}

/** Returns what came back is worth; 0 for nothing. */
function receiveSome(shop: HistoryShop, share: number, pick: number): Paise {
  const { order, documents, sentBack } = shop;
  const line = order.lines[pick % order.lines.length];
  if (order.state !== 'shipped' || !line) return paise(0);
  const quantity = Math.ceil((line.quantity - sentBackOf(shop, line.productId)) * share);
  if (quantity === 0) return paise(0);
  const back = { productId: line.productId, quantity };
  const value = returnValue(order, [back], sentBack);
  sentBack.push(back);
  const isAll = order.lines.every((one) => sentBackOf(shop, one.productId) === one.quantity);
  if (isAll) order.state = 'returned';
  documents.end(order);
  return value;
}

function sentBackOf({ sentBack }: HistoryShop, productId: string): number {
  const own = sentBack.filter((one) => one.productId === productId);
  return own.reduce((sum, one) => sum + one.quantity, 0);
}
