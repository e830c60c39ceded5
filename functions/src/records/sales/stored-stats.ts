import { COLLECTIONS } from '@kargha/domain/records/collections';
import { breakdownId } from '@kargha/domain/reports/analytics';
import { monthSalesId } from '@kargha/domain/reports/sales';
import { monthStepsId } from '@kargha/domain/reports/shopping-steps';
import {
  monthBreakdownSchema,
  monthSalesSchema,
  monthStepsSchema,
  productSalesSchema,
} from '@kargha/domain/reports/stats-schema';

import {
  firestore,
  type CollectionReference,
  type DocumentSnapshot,
} from '../../platform/firestore.ts';
import { reader } from '../stored-documents.ts';

export function stats(): CollectionReference {
  return firestore().collection(COLLECTIONS.stats);
}

export const readProductSales = reader({ schema: productSalesSchema });

/** The documents of a kind, one for each month. */
export const MONTHS = {
  sales: { idOf: monthSalesId, read: reader({ schema: monthSalesSchema }) },
  breakdown: { idOf: breakdownId, read: reader({ schema: monthBreakdownSchema }) },
  steps: { idOf: monthStepsId, read: reader({ schema: monthStepsSchema }) },
};

interface MonthKind<Month> {
  idOf: (month: string) => string;
  read: (snapshot: DocumentSnapshot) => Month | null;
}

/**
 * Months without figures are left out. One that cannot be read is not, since the sums would be wrong.
 * @throws HttpError 500 unreadable_document
 */
export async function readMonths<Month>(
  { idOf, read }: MonthKind<Month>,
  months: readonly string[],
): Promise<Month[]> {
  const ids = [...new Set(months)].map(idOf);
  const found = await firestore().getAll(...ids.map((id) => stats().doc(id)));
  return found.map(read).filter((month) => month !== null);
}

/** Months of Indian days. */
export function monthsOfDays(days: readonly string[]): string[] {
  return [...new Set(days.map((day) => day.slice(0, 7)))];
}
