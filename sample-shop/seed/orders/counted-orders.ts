import type { SettledRefund } from '@kargha/domain/orders/price-reductions';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import { DEFAULT_CREDIT_SALE_DAY } from '@kargha/domain/reports/credit-sales';
import { saleDay } from '@kargha/domain/reports/sale-day';
import { saleEntries } from '@kargha/domain/reports/sale-entries';
import type { SaleEntry } from '@kargha/domain/reports/sale-entry';

import type { SeedDocument } from '../foundation/seed-document.ts';
import type { StoredOrder } from './stored-order.ts';

export interface CountedOrder {
  order: StoredOrder;
  entries: SaleEntry[];
}

interface SampleRefunds {
  payments: readonly SeedDocument[];
  returns: readonly SeedDocument[];
}

/** What each order adds to scores and sales, as the server would have counted it. */
export function countedOrders(
  orders: readonly StoredOrder[],
  { payments, returns }: SampleRefunds,
): CountedOrder[] {
  const refunds = documentsIn<SettledRefund & { orderId: string }>('refunds', payments);
  const all = documentsIn<OrderReturn>('returns', returns);
  return orders.flatMap((order) => {
    const settled = refunds.filter(({ orderId }) => orderId === order.id);
    const day = saleDay(order, DEFAULT_CREDIT_SALE_DAY, null);
    const entries = saleEntries({ order, counted: [], day, settled, returns: all });
    return entries.length === 0 ? [] : [{ order, entries }];
  });
}

function documentsIn<Document>(
  collection: string,
  documents: readonly SeedDocument[],
): (Document & { id: string })[] {
  return documents.flatMap(({ path, data }) => {
    const [name, id = ''] = path.split('/');
    return name === collection ? [{ ...(data as Document), id }] : [];
  });
}
