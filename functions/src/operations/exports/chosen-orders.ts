import { indianDay } from '@kargha/domain/india/indian-day';

import { firestore } from '../../platform/firestore.ts';
import { orderRef, readOrders, type OrderRecord } from '../../records/order-record.ts';
import type { SourceJob } from './export-source.ts';

const ORDERS_AT_ONCE = 200;

/** The orders that staff have ticked; none when a filter decides. */
export function chosenIds({ filter }: Pick<SourceJob, 'filter'>): string[] {
  return [...new Set((filter.ids ?? '').split(',').filter((id) => id !== ''))];
}

/** The next of the ticked orders, in the order of the list. The cursor is their place in it. */
export async function chosenOrders(
  job: Pick<SourceJob, 'filter' | 'from' | 'to' | 'cursor'>,
): Promise<{ found: OrderRecord[]; nextCursor: string | null }> {
  const ids = chosenIds(job);
  const from = Number(job.cursor ?? '');
  const end = from + ORDERS_AT_ONCE;
  const found = readOrders(await firestore().getAll(...ids.slice(from, end).map(orderRef)));
  return {
    found: found.filter(({ createdAt }) => isWithin(indianDay(createdAt), job)),
    nextCursor: end < ids.length ? String(end) : null,
  };
}

function isWithin(day: string, { from, to }: Pick<SourceJob, 'from' | 'to'>): boolean {
  return day >= from && (to === '' || day <= to);
}
