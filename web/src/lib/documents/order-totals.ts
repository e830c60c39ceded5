import { paise } from '@kargha/domain/money/paise';
import type { OrderTotals } from '@kargha/domain/pricing/price-order';

import type { StoredFields } from './stored-fields.ts';

/** Missing amounts are 0. @throws RangeError for a fraction of a paisa */
export function totalsFrom(totals: StoredFields): OrderTotals {
  const amount = (name: keyof OrderTotals) => paise(totals.number(name));
  return {
    subtotal: amount('subtotal'),
    discount: amount('discount'),
    shipping: amount('shipping'),
    tax: amount('tax'),
    giftCard: amount('giftCard'),
    total: amount('total'),
  };
}
