import {
  breakdownId,
  gstBreakdown,
  returnBreakdown,
  soldBreakdown,
  type DayBreakdown,
} from '@kargha/domain/reports/analytics';
import { indianDay } from '@kargha/domain/india/indian-day';
import type { Invoice } from '@kargha/domain/invoices/invoice';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';
import type { SoldLine } from '@kargha/domain/reports/sold-lines';

import { FieldValue, type Transaction } from '../../platform/firestore.ts';
import { stats } from './stored-stats.ts';

export function countSold(
  transaction: Transaction,
  { lines, destination, day }: { lines: readonly SoldLine[]; destination: string; day: string },
  provenances: Parameters<typeof soldBreakdown>[2],
  sign: 1 | -1,
): void {
  addTo(transaction, day, soldBreakdown(lines, destination, provenances), sign);
}

/** `sign` −1 for a credit note. */
export function countInvoiced(
  transaction: Transaction,
  document: Pick<Invoice, 'lines' | 'placeOfSupply' | 'issuedAt'>,
  sign: 1 | -1,
): void {
  addTo(transaction, indianDay(document.issuedAt), { gst: gstBreakdown(document) }, sign);
}

export function countReturned(
  transaction: Transaction,
  { lines, createdAt }: Pick<OrderReturn, 'lines' | 'createdAt'>,
): void {
  addTo(transaction, indianDay(createdAt), returnBreakdown(lines), 1);
}

function addTo(
  transaction: Transaction,
  day: string,
  added: Partial<DayBreakdown>,
  sign: 1 | -1,
): void {
  const month = day.slice(0, 7);
  const days = { [day]: increments(added, sign) };
  const stat = stats().doc(breakdownId(month));
  transaction.set(stat, { kind: 'month-breakdown', month, days }, { merge: true });
}

function increments(added: object, sign: 1 | -1): object {
  return Object.fromEntries(
    Object.entries(added).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'number'
        ? signedIncrement(value, sign)
        : increments({ ...(value as object) }, sign),
    ]),
  );
}

/** Never adds −0, as a product of sign and value would: an export does not keep it. */
export function signedIncrement(value: number, sign: 1 | -1): FieldValue {
  return FieldValue.increment(sign < 0 ? 0 - value : value);
}
