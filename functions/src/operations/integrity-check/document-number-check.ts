import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  financialYear,
  INVOICE_SERIES,
  invoiceNumber,
  type InvoiceSeries,
} from '@kargha/domain/invoices/invoice';
import type { Finding } from '@kargha/domain/reports/ops-endpoints';
import { YEAR_MS } from '@kargha/domain/records/time-spans';

import { firestore, type Query } from '../../platform/firestore.ts';
import { lastSerial, SERIES_COLLECTIONS } from '../../records/invoice-record.ts';
import { resultOf, type Check } from './integrity-check.ts';
import { walkQuery } from './walk-query.ts';

const MAX_NAMED = 20;

/**
 * Invoices, credit notes and vouchers are numbered without gaps, in this financial year and the last (CGST Rule
 * 46(b)).
 */
export const documentNumberCheck: Check = async (run) => {
  const years = [new Date(run.now.getTime() - YEAR_MS), run.now].map(financialYear);
  const findings: Finding[] = [];
  let looked = 0;
  for (const series of Object.values(INVOICE_SERIES)) {
    const collectionName = SERIES_COLLECTIONS[series];
    for (const year of new Set(years)) {
      const inYear = firestore().collection(collectionName).where('financialYear', '==', year);
      const count = (await inYear.count().get()).data().count;
      looked += count;
      const last = await lastSerial(series, year);
      if (last === count && (await lastNumber(series, year, last)) === last) continue;
      findings.push(...(await gapsOf(inYear, { series, year, collectionName }, last)));
    }
  }
  return resultOf('invoice_gap', looked, findings);
};

/** The last number of the counter; imported series have none until the next number is drawn. */
async function lastNumber(series: string, year: string, otherwise: number): Promise<number> {
  const counter = await firestore().collection(COLLECTIONS.counters).doc(`${series}-${year}`).get();
  return Number(counter.get('last') ?? otherwise);
}

interface DocumentSeries {
  series: InvoiceSeries;
  year: string;
  collectionName: string;
}

async function gapsOf(
  inYear: Query,
  documentSeries: DocumentSeries,
  last: number,
): Promise<Finding[]> {
  const { series, year, collectionName } = documentSeries;
  const highest = Math.max(last, await lastNumber(series, year, last));
  const counts = new Map<number, number>();
  await walkQuery(inYear.orderBy('serial', 'desc'), { isOver: () => false }, (page) => {
    for (const snapshot of page) {
      const serial = Number(snapshot.get('serial'));
      counts.set(serial, (counts.get(serial) ?? 0) + 1);
    }
    return Promise.resolve();
  });
  const serials = Array.from({ length: highest }, (_, index) => index + 1);
  const missing = serials.filter((serial) => !counts.has(serial));
  const duplicates = [...counts].filter(([, times]) => times > 1).map(([serial]) => serial);
  const findingOf = (serial: number, what: string) => ({
    what: `${invoiceNumber(series, year, serial)} ${what}.`,
    path: `${collectionName}/${invoiceNumber(series, year, serial).replaceAll('/', '-')}`,
  });
  return [
    ...missing.slice(0, MAX_NAMED).map((serial) => findingOf(serial, 'is missing')),
    ...duplicates.slice(0, MAX_NAMED).map((serial) => findingOf(serial, 'was used twice')),
  ];
}
