import { CATEGORIES } from '@kargha/domain/catalogue/categories';
import type { DiscountRow } from '@kargha/domain/pricing/discount-endpoints';
import { formatPaise } from '@kargha/domain/money/money-format';

import type { adminDiscountsTexts } from '../admin-discounts-texts.ts';

type Texts = (typeof adminDiscountsTexts)['en'];

export const COLLECTION_NAMES: Readonly<Record<string, string>> = Object.fromEntries(
  CATEGORIES.flatMap(({ collections }) => collections).map(({ value, label }) => [value, label]),
);

/** Summary of a discount, such as '10% off, up to ₹750, minimum order ₹1,000'. */
export function describeDiscount(row: DiscountRow, texts: Texts): string {
  const { maxDiscount, minSubtotal } = row;
  const parts = [
    describeAmount(row, texts),
    maxDiscount !== null && texts.atMost(formatPaise(maxDiscount)),
    minSubtotal > 0 && texts.fromAmount(formatPaise(minSubtotal)),
    describeScope(row, texts),
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function describeAmount({ kind, percent, amount }: DiscountRow, texts: Texts): string {
  if (kind === 'free_shipping') return texts.freeShipping;
  return kind === 'percent' ? texts.percentOff(percent) : texts.amountOff(formatPaise(amount));
}

function describeScope({ collections, products }: DiscountRow, texts: Texts): string | false {
  const parts = [
    collections.length > 0 && collectionNames(collections),
    products.length > 0 && texts.someProducts(products.length),
  ].filter((part) => part !== false);
  return parts.length > 0 && texts.onlyOn(parts.join(', '));
}

function collectionNames(collections: readonly string[]): string {
  return collections.map((value) => COLLECTION_NAMES[value] ?? value).join(', ');
}
