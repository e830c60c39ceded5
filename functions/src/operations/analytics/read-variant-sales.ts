import { allVariants } from '@kargha/domain/catalogue/variants';
import { daysBetween, variantsOn, type VariantQuery } from '@kargha/domain/reports/analytics';
import type { VariantSales } from '@kargha/domain/reports/analytics-endpoints';
import { productSalesId } from '@kargha/domain/reports/sales';
import { optionsText } from '@kargha/domain/shopping/line-title';

import { firestore } from '../../platform/firestore.ts';
import { productRef, readProduct } from '../../records/product-record.ts';
import { monthsOfDays, readProductSales, stats } from '../../records/sales/stored-stats.ts';

/** At most 14 reads for a year. Variants that are no longer sold are listed if they sold something in the range. */
export async function readVariantSales({
  product: id,
  ...range
}: VariantQuery): Promise<VariantSales> {
  const days = daysBetween(range);
  const months = monthsOfDays(days).map((month) => stats().doc(productSalesId(month, id)));
  const [snapshot, ...stored] = await firestore().getAll(productRef(id), ...months);
  const product = snapshot && readProduct(snapshot);
  const sold = variantsOn(
    days,
    stored.flatMap((one) => readProductSales(one) ?? []),
  );
  const variants = product ? allVariants(product) : [];
  return {
    title: product?.title ?? '',
    variants: variants
      .map(({ id: variantId, options, sku, retired }) => ({
        name: optionsText(options),
        sku,
        retired,
        ...(sold[variantId] ?? { units: 0, revenue: 0 }),
      }))
      .filter(({ retired, units, revenue }) => !retired || units !== 0 || revenue !== 0)
      .map(({ retired: _retired, ...row }) => row),
  };
}
