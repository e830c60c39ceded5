import type { LastOrder } from '@kargha/domain/payments/payment';
import { optionsFrom } from '#lib/documents/line-fields.ts';
import type { StoredFields } from '#lib/documents/stored-fields.ts';

import type { CheckoutLine } from './checkout-line.ts';

/** Stored with the payment attempt and the last order; price in rupees. */
export type PurchasedLine = LastOrder['items'][number];

export function purchasedLines(lines: readonly CheckoutLine[]): PurchasedLine[] {
  return lines.map(({ id, options, name, quantity, price, image }) => ({
    id,
    ...(options && { options }),
    name,
    quantity,
    price,
    image,
  }));
}

export function purchasedLineFrom(fields: StoredFields): PurchasedLine {
  return {
    id: fields.text('id'),
    ...optionsFrom(fields),
    name: fields.text('name'),
    quantity: fields.number('quantity'),
    price: fields.number('price'),
    image: fields.text('image'),
  };
}
