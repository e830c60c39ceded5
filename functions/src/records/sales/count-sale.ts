import { fallback, nullish } from 'valibot';

import { provenance } from '@kargha/domain/catalogue/provenance-schema';
import { isCustomLine } from '@kargha/domain/orders/custom-line';
import type { SaleEntry } from '@kargha/domain/reports/sale-entry';
import { storedObject, text } from '@kargha/domain/records/stored-fields';
import { monthSalesId, productSalesId } from '@kargha/domain/reports/sales';

import type { DocumentSnapshot, Transaction } from '../../platform/firestore.ts';
import { reader } from '../stored-documents.ts';
import { countSold, signedIncrement } from './count-breakdown.ts';
import { stats } from './stored-stats.ts';

/** A sale is counted, even if this part of the product cannot be read. */
const readSoldProduct = reader({
  schema: storedObject({
    category: fallback(text, ''),
    provenance: fallback(nullish(provenance, null), null),
  }),
});

/**
 * Adds an entry to the sales of its day and products; `sign` −1 removes it. Writes only, and is not idempotent: the
 * caller's transaction knows what was counted. `products` are the snapshots of the entry's lines, in their order. A
 * custom-made line counts for the day only.
 */
export function countSale(
  transaction: Transaction,
  { day, sales, lines }: SaleEntry,
  { destination, products }: { destination: string; products: readonly DocumentSnapshot[] },
  sign: 1 | -1,
): void {
  const month = day.slice(0, 7);
  const figures = Object.entries<number>({ ...sales }).map(
    ([name, amount]) => [name, signedIncrement(amount, sign)] as const,
  );
  const days = { [day]: Object.fromEntries(figures) };
  transaction.set(
    stats().doc(monthSalesId(month)),
    { kind: 'month-sales', month, days },
    { merge: true },
  );
  const sold = products.map(readSoldProduct);
  const provenances = sold.map((product) => product?.provenance);
  countSold(transaction, { lines, destination, day }, provenances, sign);
  lines.forEach(({ productId, variantId, title, units, revenue }, index) => {
    if (isCustomLine(productId)) return;
    const added = {
      units: signedIncrement(units, sign),
      revenue: signedIncrement(revenue, sign),
    };
    transaction.set(
      stats().doc(productSalesId(month, productId)),
      {
        kind: 'product-sales',
        month,
        productId,
        title,
        category: sold[index]?.category ?? '',
        ...added,
        ...(variantId !== undefined && { variants: { [day]: { [variantId]: added } } }),
      },
      { merge: true },
    );
  });
}
