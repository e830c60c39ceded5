import { paiseToRupees, type Paise } from '@kargha/domain/money/paise';
import {
  settlementEndpoints,
  type SettledItemRow,
} from '@kargha/domain/payments/settlement-endpoints';
import type { SettlementRecord } from '@kargha/domain/payments/settlement-schema';
import { indianDay } from '@kargha/domain/india/indian-day';
import { tallyVouchers } from '@kargha/domain/payments/tally-vouchers';
import { exportCsv } from '#lib/files/csv-export.ts';
import { saveFile } from '#lib/files/save-file.ts';
import { iteratePages } from '#lib/reading/iterate-pages.ts';
import { readStaffPage } from '#session/state/endpoint-queries.ts';

const HEADINGS = [
  'Date',
  'Settlement',
  'Type',
  'ID',
  'Payment',
  'Dispute',
  'Method',
  'Amount (₹)',
  'Fee without GST (₹)',
  'GST on fee (₹)',
  'Credit (₹)',
  'Debit (₹)',
  'Description',
];

/** Everything that was settled in a month, for accountants. */
export async function saveItemsCsv(month: string, name: string): Promise<void> {
  const read = (cursor: string) => readStaffPage(settlementEndpoints.items, { month, cursor });
  await exportCsv({ name, head: HEADINGS, read, cells: itemCells }, () => undefined);
}

function itemCells(item: SettledItemRow): string[] {
  return [
    indianDay(item.settledAt),
    item.settlementId,
    item.type,
    item.entityId,
    item.paymentId ?? '',
    item.disputeId ?? '',
    item.method ?? '',
    rupees(item.amount),
    rupees(item.fee - item.tax),
    rupees(item.tax),
    rupees(item.credit),
    rupees(item.debit),
    item.description ?? '',
  ];
}

/** The settlements of a month as vouchers that Tally imports. */
export async function saveTallyVouchers(month: string, name: string): Promise<void> {
  const all: SettlementRecord[] = [];
  const read = (cursor: string) => readStaffPage(settlementEndpoints.list, { month, cursor });
  for await (const rows of iteratePages(read, () => false)) all.push(...rows);
  saveFile(name, new Blob([tallyVouchers(all)], { type: 'application/xml' }));
}

function rupees(amount: number): string {
  return paiseToRupees(amount as Paise).toFixed(2);
}
