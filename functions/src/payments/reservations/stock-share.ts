import { COLLECTIONS } from '@kargha/domain/records/collections';
import { MINUTE_MS } from '@kargha/domain/records/time-spans';

import { AggregateField, firestore } from '../../platform/firestore.ts';

/** What one person or network address may reserve in the smallest shop: a real order of sixty towels gets through. */
const ALWAYS_ALLOWED = 60;

/** Of what is in stock, one person or network address reserves a tenth at most. */
const SHARE = 1 / 10;

/** How long an instance goes by the same sum. */
const KEPT_MS = 5 * MINUTE_MS;

let kept = { units: 0, until: 0 };

/** The units in stock of everything on sale: one read, however many products there are. */
export async function unitsInStock(): Promise<number> {
  const onSale = firestore().collection(COLLECTIONS.products).where('status', '==', 'active');
  const sum = await onSale.aggregate({ units: AggregateField.sum('quantity') }).get();
  return sum.data().units;
}

/** Whether one person or network address may reserve so many units without paying. Few units cost no read. */
export async function isWithinStockShare(units: number): Promise<boolean> {
  if (units <= ALWAYS_ALLOWED) return true;
  const now = Date.now();
  if (kept.until <= now) kept = { units: await unitsInStock(), until: now + KEPT_MS };
  return units <= kept.units * SHARE;
}
