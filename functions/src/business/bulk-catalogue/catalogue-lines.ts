import { bulkUnitPrice } from '@kargha/domain/catalogue/bulk-price';
import { lowestPrice, type Product } from '@kargha/domain/catalogue/product';
import { variantsOf } from '@kargha/domain/catalogue/variants';
import { formatPaise } from '@kargha/domain/money/money-format';
import { rupeesToPaise } from '@kargha/domain/money/paise';

import type { BulkProduct } from './bulk-products.ts';

/** A card has room for one line. */
const MOST_SKUS = 3;

/** What the catalogue says of a product: of variants, the lowest price. */
export function catalogueLines({ product, tiers }: Omit<BulkProduct, 'picture'>): string[] {
  const { bulk } = product;
  if (!bulk) return [];
  const { minimum, multiple, leadTimeDays } = bulk;
  const { price, isLowest } = lowestPrice(product);
  const each = rupeesToPaise(price);
  const from = isLowest ? 'from ' : '';
  return [
    ...skuLine(product),
    `${isLowest ? 'From ' : ''}${formatPaise(each)} per piece`,
    `Minimum ${minimum} pieces${multiple > 1 ? `, in multiples of ${multiple}` : ''}`,
    ...(leadTimeDays > 0 ? [`Lead time ${days(leadTimeDays)}`] : []),
    ...tiers.map((one) => {
      const quantity = roundUp(Math.max(one.from, minimum), multiple);
      const tier = bulkUnitPrice(each, quantity, bulk, tiers);
      return `From ${one.from}: ${from}${formatPaise(tier)} each (−${one.percentOff}%)`;
    }),
  ];
}

/** The SKUs that can be ordered: of the variants, where they have their own. */
function skuLine(product: Pick<Product, 'sku' | 'variants' | 'combinations'>): string[] {
  const own = variantsOf(product).flatMap(({ sku }) => (sku === '' ? [] : [sku]));
  const skus = own.length > 0 ? own : [product.sku].filter((sku) => sku !== '');
  if (skus.length === 0) return [];
  const more = skus.length - MOST_SKUS;
  const listed = skus.slice(0, MOST_SKUS).join(', ');
  return [`${skus.length > 1 ? 'SKUs' : 'SKU'} ${listed}${more > 0 ? ` and ${more} more` : ''}`];
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`;
}

function roundUp(quantity: number, multiple: number): number {
  return Math.ceil(quantity / multiple) * multiple;
}
