import { isPaid } from '@kargha/domain/payment';

import { ANCHOR } from '../foundation/anchor.ts';
import type { StoredOrder } from '../orders/stored-order.ts';

const DAY_MS = 86_400_000;
/** Days after which a sold piece counts half. */
const HALF_LIFE = 15;

/** Decayed units sold: what "most popular" sorts by. Money that went back counts for nothing. */
export function soldScore(productId: string, orders: readonly StoredOrder[]): number {
  const score = orders
    .filter(({ payment }) => isPaid(payment.state) && payment.state !== 'refunded')
    .flatMap(({ lines, createdAt }) =>
      lines
        .filter((line) => line.productId === productId)
        .map(({ quantity }) => quantity * 0.5 ** (ageInDays(createdAt) / HALF_LIFE)),
    )
    .reduce((sum, part) => sum + part, 0);
  return Math.round(score * 1000) / 1000;
}

function ageInDays(at: Date): number {
  return (ANCHOR.getTime() - at.getTime()) / DAY_MS;
}
