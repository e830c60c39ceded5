import type { PurchasedLine } from '@kargha/domain/shopping/payment-attempt';

import type { CheckoutLine } from '../../state/checkout-line.ts';

/** Stored with the payment attempt and the last order. */
export function purchasedLines(lines: readonly CheckoutLine[]): PurchasedLine[] {
  return lines.map(({ id, options, tailoringId, name, quantity, price, image }) => ({
    id,
    ...(options && { options }),
    ...(tailoringId !== undefined && { tailoringId }),
    name,
    quantity,
    price,
    image,
  }));
}
