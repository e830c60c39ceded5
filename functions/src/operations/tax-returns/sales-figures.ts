import { COLLECTIONS } from '@kargha/domain/records/collections';
import { breakdownId, type MonthBreakdown } from '@kargha/domain/reports/analytics';
import { sumAmounts, type TaxAmounts } from '@kargha/domain/tax-returns/tax-amounts';

import { firestore } from '../../platform/firestore.ts';

/** Invoices less credit notes in the daily figures, which are counted as documents are issued. One read a month. */
export async function salesFigures(months: readonly string[]): Promise<TaxAmounts> {
  const stats = firestore().collection(COLLECTIONS.stats);
  const found = await firestore().getAll(...months.map((month) => stats.doc(breakdownId(month))));
  const days = found.flatMap((one) => {
    const stored = one.data() as MonthBreakdown | undefined;
    return Object.values(stored?.days ?? {});
  });
  return sumAmounts(days.flatMap(({ gst = {} }) => Object.values(gst)));
}
