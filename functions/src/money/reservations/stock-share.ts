import { COLLECTIONS } from '@kargha/domain/records/collections';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import { AggregateField, firestore } from '../../platform/firestore.ts';

/** Units that may always be reserved, even in a very small shop: an order of sixty towels goes through. */
const ALWAYS_ALLOWED = 60;

/** The share of the stock that one person or network address may reserve. */
const SHARE = 1 / 10;

/** How long an instance caches the sum. */
const KEPT_MS = 5 * MINUTE_MS;

let kept = { units: 0, until: 0 };

/** One aggregate read, however many products there are. */
export async function unitsInStock(): Promise<number> {
  const onSale = firestore().collection(COLLECTIONS.products).where('status', '==', 'active');
  const sum = await onSale.aggregate({ units: AggregateField.sum('quantity') }).get();
  return sum.data().units;
}

export async function isWithinStockShare(units: number): Promise<boolean> {
  if (units <= ALWAYS_ALLOWED) return true;
  const now = Date.now();
  if (kept.until <= now) kept = { units: await unitsInStock(), until: now + KEPT_MS };
  return units <= kept.units * SHARE;
}
