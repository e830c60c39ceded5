import { COLLECTIONS } from '@kargha/domain/records/collections';

import { firestore, type Transaction } from '../platform/firestore.ts';

export interface DocumentSeries {
  name: string;
  prefix: string;
  collection: string;
  first: number;
}

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

async function highest(
  transaction: Transaction,
  { collection, prefix, first }: DocumentSeries,
): Promise<number> {
  const documents = firestore().collection(collection).orderBy('number', 'desc').limit(1);
  const { docs } = await transaction.get(documents);
  const number: unknown = docs[0]?.get('number');
  const serial = typeof number === 'string' ? Number(number.slice(prefix.length)) : Number.NaN;
  return Number.isSafeInteger(serial) ? serial : first - 1;
}
