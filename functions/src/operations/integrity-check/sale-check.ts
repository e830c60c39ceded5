import type { LedgerRecords } from '@kargha/domain/payments/order-ledger';
import { HOUR_MS } from '@kargha/domain/records/time-spans';
import { saleDay } from '@kargha/domain/reports/sale-day';
import { saleProblems } from '@kargha/domain/reports/sale-problems';

import { countedEntries } from '../../catalogue/catalogue-index/sold-scores.ts';
import type { Transaction } from '../../platform/firestore.ts';
import type { OrderRecord } from '../../records/order-record.ts';
import { readSaleSources } from '../../records/sales/sale-sources.ts';

/** Orders are counted after they are written, and the trigger may be late. */
const COUNTED_WITHIN_MS = HOUR_MS;

/** Where the reports contradict the ledger of an order. An order on credit may not count before its invoice. */
export async function saleFindings(
  transaction: Transaction,
  order: OrderRecord,
  { records, now }: { records: LedgerRecords; now: Date },
): Promise<string[]> {
  if (now.getTime() - order.updatedAt.getTime() < COUNTED_WITHIN_MS) return [];
  const entries = await countedEntries(transaction, order);
  const problems = saleProblems(order, records, entries);
  if (problems.length === 0 || entries.length > 0) return problems;
  const { creditSales, invoicedAt } = await readSaleSources(transaction, order);
  return saleDay(order, creditSales, invoicedAt) === null ? [] : problems;
}
