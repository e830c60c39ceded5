import { COLLECTIONS } from '@kargha/domain/records/collections';
import { isSold } from '@kargha/domain/payments/payment';
import {
  addSales,
  lineRevenue,
  monthSalesId,
  NO_SALES,
  paidDay,
  productSalesId,
  saleOf,
  type MonthSales,
  type ProductSales,
} from '@kargha/domain/reports/sales';

import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import type { StoredOrder } from './stored-order.ts';

/** stats/…: sales by day and by product, as the server would have counted them. */
export function salesDocuments(
  orders: readonly StoredOrder[],
  productDocuments: readonly SeedDocument[],
): SeedDocument[] {
  const paidOrders = orders.filter(({ payment }) => isSold(payment.state));
  const months = new Map<string, MonthSales>();
  const products = new Map<string, ProductSales>();
  for (const order of paidOrders) {
    const day = paidDay(order);
    addToMonth(months, day, order);
    for (const line of order.lines) {
      addToProduct(products, day, { order, line }, categoryOf(line.productId, productDocuments));
    }
  }
  return [...months, ...products].map(([id, data]) =>
    seedDocument(`${COLLECTIONS.stats}/${id}`, data),
  );
}

function categoryOf(productId: string, documents: readonly SeedDocument[]): string {
  const product = documents.find(({ path }) => path === `${COLLECTIONS.products}/${productId}`);
  const { category = '' }: { category?: string } = product?.data ?? {};
  return category;
}

function addToMonth(months: Map<string, MonthSales>, day: string, order: StoredOrder): void {
  const month = day.slice(0, 7);
  const id = monthSalesId(month);
  const existing = months.get(id) ?? { kind: 'month-sales', month, days: {} };
  const sales = addSales(existing.days[day] ?? NO_SALES, saleOf(order));
  months.set(id, { ...existing, days: { ...existing.days, [day]: sales } });
}

function addToProduct(
  products: Map<string, ProductSales>,
  day: string,
  { order, line }: { order: StoredOrder; line: StoredOrder['lines'][number] },
  category: string,
): void {
  const { productId, title, quantity } = line;
  const month = day.slice(0, 7);
  const id = productSalesId(month, productId);
  const existing = products.get(id);
  products.set(id, {
    kind: 'product-sales',
    month,
    productId,
    title,
    category,
    units: (existing?.units ?? 0) + quantity,
    revenue: (existing?.revenue ?? 0) + lineRevenue(line, order.totals),
  });
}
