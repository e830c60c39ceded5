import { indianMonth } from '../india/indian-day.ts';
import type { Gstr1 } from './gstr1-schema.ts';
import { smallRow, smallSupplies, type SmallSums } from './small-supplies.ts';
import type { SupplyDocument } from './supply-document.ts';
import { isNothing, sumAmounts, type TaxAmounts } from './tax-amounts.ts';
import { filingPeriod } from './tax-month.ts';

type AmendedRow = NonNullable<Gstr1['b2csa']>[number];

/**
 * Table 10. A row replaces all rates of a place of supply in a month, so it needs every document of table 7 in that
 * month, also those that stay.
 */
export function smallAmendments() {
  const months = new Map<string, SmallMonth>();
  const monthOf = ({ issuedAt }: SupplyDocument) => {
    const month = indianMonth(issuedAt);
    const sums = months.get(month) ?? smallMonth();
    months.set(month, sums);
    return sums;
  };
  return {
    /** as the returns so far have it */
    add: (document: SupplyDocument): void => {
      const { before, now } = monthOf(document);
      before.add(document);
      now.add(document);
    },
    takeOut: (document: SupplyDocument): void => {
      const { now, places } = monthOf(document);
      now.add(document, -1);
      places.add(document.place);
    },
    rows: (): AmendedRow[] => [...months].flatMap(([month, sums]) => rowsOf(month, sums)),
    /** what the returns so far say about the places in the rows */
    reported: (): TaxAmounts =>
      sumAmounts(
        [...months.values()].flatMap(({ before, places }) =>
          [...places].flatMap((place) => ratesOf(before, place).map(({ amounts }) => amounts)),
        ),
      ),
  };
}

type Sums = ReturnType<typeof smallSupplies>;

interface SmallMonth {
  before: Sums;
  now: Sums;
  /** from which documents moved away */
  places: Set<string>;
}

const smallMonth = (): SmallMonth => ({
  before: smallSupplies(),
  now: smallSupplies(),
  places: new Set(),
});

function ratesOf(sums: Sums, place: string): SmallSums[] {
  return sums.sums().filter((one) => one.place === place);
}

function rowsOf(month: string, { before, now, places }: SmallMonth): AmendedRow[] {
  return [...places].flatMap((place) => {
    const reported = ratesOf(before, place);
    const rows = ratesOf(now, place)
      .filter(({ amounts }, index) => ![amounts, reported[index]?.amounts].every(isNothingOrNone))
      .map(smallRow);
    const [first] = rows;
    if (!first) return [];
    const { sply_ty, typ, pos } = first;
    const itms = rows.map(({ sply_ty: _kind, typ: _type, pos: _place, ...amounts }) => amounts);
    return [{ omon: filingPeriod(month), sply_ty, typ, pos, itms }];
  });
}

function isNothingOrNone(amounts: TaxAmounts | undefined): boolean {
  return amounts === undefined || isNothing(amounts);
}
