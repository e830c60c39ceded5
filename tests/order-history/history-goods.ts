import { paise, sumPaise, type Paise } from '@kargha/domain/money/paise';
import { editItems } from '@kargha/domain/orders/edit-items';
import type { OrderLine } from '@kargha/domain/orders/order-schema';
import type { ShipmentLine } from '@kargha/domain/orders/shipment';
import { addToBalance, isOnTerms } from '@kargha/domain/payments/added-balance';
import { orderWorth } from '@kargha/domain/pricing/price-order';
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
  const line = shop.order.lines[pick % shop.order.lines.length];
  if (line) edit(shop, [keep(line, share)], []);
}

/**
 * Adds items to an order without an invoice and removes a share of a line: more of a line, or another product at a lower
 * or higher price.
 */
export function editSome(shop: HistoryShop, share: number, pick: number): void {
  const { order } = shop;
  const line = order.lines[pick % order.lines.length];
  if (!line || order.invoiceNumber !== null || order.lines.length > 8) return;
  const isMore = pick % 3 === 0;
  const added = isMore
    ? { ...line, quantity: 1, held: 1, discount: paise(0) }
    : anotherLine(line, share, `edit-${order.revision}`);
  edit(shop, isMore ? [] : [keep(line, pick % 3 === 1 ? 1 : share)], [added]);
}

function keep({ productId, quantity }: OrderLine, share: number): ShipmentLine {
  return { productId, quantity: Math.floor(quantity * share) };
}

function anotherLine(line: OrderLine, share: number, productId: string): OrderLine {
  const unitPrice = paise(Math.max(1000, Math.floor(line.unitPrice * share * 2)));
  const taxPercent = share < 0.5 ? 5 : 18;
  const quantity = share < 0.7 ? 1 : 2;
  return {
    ...line,
    productId,
    unitPrice,
    taxPercent,
    quantity,
    held: quantity,
    discount: paise(0),
  };
}

function edit(shop: HistoryShop, kept: readonly ShipmentLine[], added: readonly OrderLine[]): void {
  const { order } = shop;
  if (!isEditable(order)) return;
  const { totals } = order;
  const edited = editItems(order, kept, added);
  const before = refundedToCard(shop);
  if (edited.lines.length === 0 || !settle(shop, edited.difference)) return;
  const onCard = paise(refundedToCard(shop) - before);
  order.lines = edited.lines;
  const giftCard = paise(totals.giftCard - onCard);
  const total = paise(orderWorth(totals) + edited.difference - giftCard);
  order.totals = { ...totals, ...edited.charges, giftCard, total };
  order.revision += 1;
  for (const { productId, held } of edited.released) shop.moveReserved(productId, -held);
  for (const { productId, held } of added) shop.moveReserved(productId, held);
}

function isEditable({ state, instalments, payment }: HistoryShop['order']): boolean {
  const isOpen = state === 'placed' && payment.state !== 'refunded';
  return isOpen && (instalments !== undefined || isPaid(payment.state));
}

/** Refunds what the order costs less; what it costs more is a new instalment. Returns false when it cannot be settled. */
function settle(shop: HistoryShop, difference: Paise): boolean {
  const { order } = shop;
  if (difference <= 0) return shop.settleGoods(paise(0 - difference), 'removed_items');
  if (difference < 100) return false;
  const revision = order.revision + 1;
  const before = { instalments: order.instalments };
  const more = { amount: difference, due: 'now', revision, at: new Date(0) } as const;
  order.instalments = addToBalance({ ...order, createdAt: new Date(0) }, more);
  const { offer: _offer, customerFee: _fee, ...paid } = order.payment;
  order.payment = isOnTerms(before) ? { ...paid, state: 'pending' } : paid;
  return true;
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
