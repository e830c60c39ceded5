import type { Order } from '@kargha/domain/orders/order';
import { isSale, placedDay } from '@kargha/domain/reports/sale-day';
import { saleEntries } from '@kargha/domain/reports/sale-entries';
import type { SaleEntry } from '@kargha/domain/reports/sale-entry';
import { saleProblems } from '@kargha/domain/reports/sale-problems';
import { DAY_MS } from '@kargha/domain/records/time-spans';
import { dayAfter } from '@kargha/domain/testing/gateway-history';

import type { HistoryShop } from './history-shop.ts';

const PLACED = dayAfter(0);

/** What the reports have counted of an order. Each event is counted, as the server does on a write. */
export class HistorySales {
  #entries: SaleEntry[] = [];
  #wasPlaced = false;

  count(shop: HistoryShop): void {
    this.#wasPlaced ||= shop.order.state === 'placed';
    const order = this.#orderOf(shop);
    if (this.#entries.length === 0 && !isSale(order)) return;
    this.#entries = saleEntries({
      order,
      counted: this.#entries,
      day: isSale(order) ? placedDay(order) : null,
      settled: settledOf(shop),
      returns: [],
    });
  }

  problems(shop: HistoryShop): string[] {
    return saleProblems(this.#orderOf(shop), shop, this.#entries);
  }

  #orderOf({ order }: HistoryShop): Order {
    const stateTimes = this.#wasPlaced ? { placed: PLACED } : {};
    return { ...order, stateTimes, createdAt: PLACED, updatedAt: PLACED } as Order;
  }
}

function settledOf({ refunds, adjustments }: HistoryShop) {
  const all = [...refunds, ...adjustments.map((one) => ({ ...one, state: 'processed' }))];
  return all.map((one, index) => ({
    ...one,
    createdAt: new Date(PLACED.getTime() + index * DAY_MS),
  }));
}
