import { COLLECTIONS } from '@kargha/domain/records/collections';
import {
  financialYear,
  INVOICE_SERIES,
  invoiceNumber,
  type InvoiceSeries,
} from '@kargha/domain/invoices/invoice';
import type { Finding } from '@kargha/domain/reports/ops';
import { YEAR_MS } from '@kargha/domain/records/time-spans';

import { firestore, type Query } from '../platform/firestore.ts';
import { lastSerial, SERIES_COLLECTIONS } from '../records/invoice-record.ts';
import { resultOf, type Check } from './integrity-check.ts';
import { walkQuery } from './walk-query.ts';

/** More missing numbers than these are only counted. */
const MOST_NAMED = 20;

/** The numbers of invoices, credit notes and vouchers run without gaps, this financial year and the one before (CGST Rule 46(b)). */
export const documentNumberCheck: Check = async (run) => {
  const years = [new Date(run.now.getTime() - YEAR_MS), run.now].map(financialYear);
  const findings: Finding[] = [];
  let looked = 0;
  for (const series of Object.values(INVOICE_SERIES)) {
    const papers = SERIES_COLLECTIONS[series];
    for (const year of new Set(years)) {
      const inYear = firestore().collection(papers).where('financialYear', '==', year);
      const count = (await inYear.count().get()).data().count;
      looked += count;
      const last = await lastSerial(series, year);
      if (last === count && (await lastNumber(series, year, last)) === last) continue;
      findings.push(...(await gapsOf(inYear, { series, year, papers }, last)));
    }
  }
  return resultOf('invoice_gap', looked, findings);
};

/** The last number that was drawn; a series that was imported has no counter until the next one is drawn. */
async function lastNumber(series: string, year: string, otherwise: number): Promise<number> {
  const counter = await firestore().collection(COLLECTIONS.counters).doc(`${series}-${year}`).get();
  return Number(counter.get('last') ?? otherwise);
}

interface Named {
  series: InvoiceSeries;
  year: string;
  papers: string;
}

async function gapsOf(inYear: Query, named: Named, last: number): Promise<Finding[]> {
  const { series, year, papers } = named;
  const drawn = Math.max(last, await lastNumber(series, year, last));
  const there = new Map<number, number>();
  await walkQuery(inYear.orderBy('serial', 'desc'), { isOver: () => false }, (page) => {
    for (const paper of page) {
      const serial = Number(paper.get('serial'));
      there.set(serial, (there.get(serial) ?? 0) + 1);
    }
    return Promise.resolve();
  });
  const serials = Array.from({ length: drawn }, (_, index) => index + 1);
  const missing = serials.filter((serial) => !there.has(serial));
  const twice = [...there].filter(([, times]) => times > 1).map(([serial]) => serial);
  const told = (serial: number, what: string) => ({
    what: `${invoiceNumber(series, year, serial)} ${what}.`,
    path: `${papers}/${invoiceNumber(series, year, serial).replaceAll('/', '-')}`,
  });
  return [
    ...missing.slice(0, MOST_NAMED).map((serial) => told(serial, 'is missing')),
    ...twice.slice(0, MOST_NAMED).map((serial) => told(serial, 'was given twice')),
  ];
}
