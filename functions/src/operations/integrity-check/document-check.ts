import { sumPaise } from '@kargha/domain/money/paise';
import { documentProblems } from '@kargha/domain/payments/document-problems';
import type { LedgerRecords } from '@kargha/domain/payments/order-ledger';
import { HOUR_MS } from '@kargha/domain/records/time-spans';

import { creditNotesOf } from '../../documents/invoices/write-credit-note.ts';
import type { Transaction } from '../../platform/firestore.ts';
import { invoiceOf } from '../../records/invoice-record.ts';
import type { OrderRecord } from '../../records/order-record.ts';

/** Credit notes are issued after the refund is written, and the trigger may be late. */
const ISSUED_WITHIN_MS = HOUR_MS;

/** Where the documents of an invoiced order contradict its ledger. Reads the invoice and its credit notes. */
export async function documentFindings(
  transaction: Transaction,
  order: OrderRecord,
  { records, now }: { records: LedgerRecords; now: Date },
): Promise<string[]> {
  if (now.getTime() - order.updatedAt.getTime() < ISSUED_WITHIN_MS) return [];
  const invoice = await invoiceOf(transaction, order);
  if (!invoice) return [];
  const notes = await creditNotesOf(transaction, order.id);
  const credited = sumPaise(notes.map(({ totals }) => totals.total));
  return documentProblems(order, records, { invoiced: invoice.totals.total, credited });
}
