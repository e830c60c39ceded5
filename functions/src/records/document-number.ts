import { COLLECTIONS } from '@kargha/domain/records/collections';

import { firestore, type Transaction } from '../platform/firestore.ts';

/** A series of the shop's own papers, which count on and on: PO-1042. */
export interface DocumentSeries {
  /** names its counter */
  name: string;
  prefix: string;
  /** the collection of the papers, whose field `number` has the number */
  collection: string;
  first: number;
}

/** The next number; `take` uses it up, after everything else in the transaction is read. */
export async function nextDocumentNumber(
  transaction: Transaction,
  series: DocumentSeries,
): Promise<{ number: string; take: () => void }> {
  const counter = firestore().collection(COLLECTIONS.counters).doc(series.name);
  const stored: unknown = (await transaction.get(counter)).get('last');
  const last = typeof stored === 'number' ? stored : await highest(transaction, series);
  const serial = last + 1;
  return {
    number: `${series.prefix}${serial}`,
    take: () => {
      transaction.set(counter, { last: serial });
    },
  };
}

/** The last number that was given before there was a counter. */
async function highest(
  transaction: Transaction,
  { collection, prefix, first }: DocumentSeries,
): Promise<number> {
  const papers = firestore().collection(collection).orderBy('number', 'desc').limit(1);
  const { docs } = await transaction.get(papers);
  const number: unknown = docs[0]?.get('number');
  const serial = typeof number === 'string' ? Number(number.slice(prefix.length)) : Number.NaN;
  return Number.isSafeInteger(serial) ? serial : first - 1;
}
