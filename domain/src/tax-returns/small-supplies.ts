import { rupees } from './gstr1-entries.ts';
import type { Gstr1, Gstr1Item } from './gstr1-schema.ts';
import { isBetweenStates, signOf, type SupplyDocument } from './supply-document.ts';
import { addAmounts, amountsByRate, isNothing, noAmounts, type TaxAmounts } from './tax-amounts.ts';

type SmallRow = NonNullable<Gstr1['b2cs']>[number];
type NilRow = NonNullable<Gstr1['nil']>['inv'][number];

interface SmallSums {
  isBetween: boolean;
  place: string;
  rate: number;
  amounts: TaxAmounts;
}

/** Table 7: sums by place of supply and rate, less credit notes. */
export function smallSupplies() {
  const all = new Map<string, SmallSums>();
  return {
    add: (document: SupplyDocument): void => {
      const { place } = document;
      const isBetween = isBetweenStates(document);
      for (const [rate, amounts] of amountsByRate(document.lines).taxed) {
        const key = `${place} ${rate}`;
        const sums = all.get(key) ?? { isBetween, place, rate, amounts: noAmounts() };
        addAmounts(sums.amounts, amounts, signOf(document));
        all.set(key, sums);
      }
    },
    rows: (): SmallRow[] =>
      [...all.values()]
        .filter(({ amounts }) => !isNothing(amounts))
        .sort((one, other) => Number(one.place) - Number(other.place) || one.rate - other.rate)
        .map(smallRow),
  };
}

function smallRow({ isBetween, place, rate, amounts }: SmallSums): SmallRow {
  return {
    sply_ty: isBetween ? 'INTER' : 'INTRA',
    rt: rate as Gstr1Item['itm_det']['rt'],
    typ: 'OE',
    pos: place,
    txval: rupees(amounts.taxable),
    ...(isBetween
      ? { iamt: rupees(amounts.igst) }
      : { camt: rupees(amounts.cgst), samt: rupees(amounts.sgst) }),
    csamt: 0,
  };
}

/**
 * Table 8. The shop knows only that a product bears no tax, so all of it is reported as nil-rated: GSTR-3B has one line
 * for nil-rated and exempt supplies.
 */
export function untaxedSupplies() {
  const all = new Map<NilRow['sply_ty'], number>();
  return {
    add: (document: SupplyDocument): void => {
      const { untaxed } = amountsByRate(document.lines);
      const buyer = document.gstin === '' ? 'B2C' : 'B2B';
      const kind = isBetweenStates(document)
        ? (`INTR${buyer}` as const)
        : (`INTRA${buyer}` as const);
      all.set(kind, (all.get(kind) ?? 0) + signOf(document) * untaxed);
    },
    rows: (): NilRow[] =>
      [...all]
        .filter(([, value]) => value !== 0)
        .map(([kind, value]) => ({
          sply_ty: kind,
          expt_amt: 0,
          nil_amt: rupees(value),
          ngsup_amt: 0,
        })),
  };
}
