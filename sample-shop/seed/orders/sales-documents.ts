import { COLLECTIONS } from '@kargha/domain/records/collections';
import type { SaleEntry } from '@kargha/domain/reports/sale-entry';
import {
  addSales,
  monthSalesId,
  NO_SALES,
  productSalesId,
  type MonthSales,
  type ProductSales,
  type SoldFigure,
} from '@kargha/domain/reports/sales';
import type { SoldLine } from '@kargha/domain/reports/sold-lines';

import { seedDocument, type SeedDocument } from '../foundation/seed-document.ts';
import type { CountedOrder } from './counted-orders.ts';

/** stats/…: sales by day and by product, as the server would have counted them. */
export function salesDocuments(
  counted: readonly CountedOrder[],
  productDocuments: readonly SeedDocument[],
): SeedDocument[] {
  const months = new Map<string, MonthSales>();
  const products = new Map<string, ProductSales>();
  for (const entry of counted.flatMap(({ entries }) => entries)) {
    addToMonth(months, entry);
    for (const line of entry.lines) {
      addToProduct(products, entry.day, line, categoryOf(line.productId, productDocuments));
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

function addToMonth(months: Map<string, MonthSales>, { day, sales }: SaleEntry): void {
  const month = day.slice(0, 7);
  const id = monthSalesId(month);
  const existing = months.get(id) ?? { kind: 'month-sales', month, days: {} };
  const sum = addSales(sales, existing.days[day] ?? NO_SALES);
  months.set(id, { ...existing, days: { ...existing.days, [day]: sum } });
}

function addToProduct(
  products: Map<string, ProductSales>,
  day: string,
  { productId, variantId, title, units, revenue }: SoldLine,
  category: string,
): void {
  const month = day.slice(0, 7);
  const id = productSalesId(month, productId);
  const existing: Partial<ProductSales> = products.get(id) ?? {};
  const sum = (before: Partial<SoldFigure> = {}) => ({
    units: (before.units ?? 0) + units,
    revenue: (before.revenue ?? 0) + revenue,
  });
  const { variants = {} } = existing;
  const ofDay = variants[day] ?? {};
  products.set(id, {
    kind: 'product-sales',
    month,
    productId,
    title,
    category,
    ...sum(existing),
    ...(variantId !== undefined && {
      variants: { ...variants, [day]: { ...ofDay, [variantId]: sum(ofDay[variantId]) } },
    }),
  });
}
