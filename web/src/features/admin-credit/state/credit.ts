import { AGES } from '@kargha/domain/bulk-credit';
import { paiseToRupees, sumPaise, type Paise } from '@kargha/domain/paise';
import { csvText } from '#lib/csv.ts';

import type { Standing } from '../data/credit-api.ts';

/** What staff read and do about debts; the screens show how it went. Each throws ApiError. */
export { readStandings, recordTransfer, returnTransfer, setLimit } from '../data/credit-api.ts';
export type { Standing } from '../data/credit-api.ts';

/** What is owed past its day. */
export function overdueOf({ ageing }: Pick<Standing, 'ageing'>): Paise {
  return sumPaise(AGES.filter((age) => age !== 'not_due').map((age) => ageing[age]));
}

/** The list as a spreadsheet: amounts in rupees. */
export function standingsCsv(standings: readonly Standing[]): string {
  const rupees = (amount: Paise) => paiseToRupees(amount).toFixed(2);
  const head = ['Company', 'GSTIN', 'Limit', 'Owed', ...AGES, 'Orders'];
  const rows = standings.map((one) => [
    one.companyName,
    one.gstNumber,
    one.limit === null ? '' : rupees(one.limit),
    rupees(one.owed),
    ...AGES.map((age) => rupees(one.ageing[age])),
    one.orders.map(({ number }) => number).join(' '),
  ]);
  return csvText([head, ...rows]);
}
