import { rupees } from './gstr1-entries.ts';
import type { Gstr1, Gstr1Item } from './gstr1-schema.ts';
import { isBetweenStates, signOf, type SupplyDocument } from './supply-document.ts';
import { addAmounts, amountsByRate, isNothing, noAmounts, type TaxAmounts } from './tax-amounts.ts';

type SmallRow = NonNullable<Gstr1['b2cs']>[number];
type NilRow = NonNullable<Gstr1['nil']>['inv'][number];

export interface SmallSums {
  isBetween: boolean;
  place: string;
  rate: number;
  amounts: TaxAmounts;
}

/** Table 7: sums by place of supply and rate, less credit notes. */
export function smallSupplies() {
  const all = new Map<string, SmallSums>();
  const sums = () =>
    [...all.values()].sort(
      (one, other) => Number(one.place) - Number(other.place) || one.rate - other.rate,
    );
  return {
    /** @param sign −1 takes the document out */
    add: (document: SupplyDocument, sign: 1 | -1 = 1): void => {
      const { place } = document;
      const isBetween = isBetweenStates(document);
      const direction = signOf(document) === sign ? 1 : -1;
      for (const [rate, amounts] of amountsByRate(document.lines).taxed) {
        const key = `${place} ${rate}`;
        const ofRate = all.get(key) ?? { isBetween, place, rate, amounts: noAmounts() };
        addAmounts(ofRate.amounts, amounts, direction);
        all.set(key, ofRate);
      }
    },
    sums,
    rows: (): SmallRow[] =>
      sums()
        .filter(({ amounts }) => !isNothing(amounts))
        .map(smallRow),
  };
}

export function smallRow({ isBetween, place, rate, amounts }: SmallSums): SmallRow {
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
    /** @param sign −1 takes the document out */
    add: (document: SupplyDocument, sign: 1 | -1 = 1): void => {
      const { untaxed } = amountsByRate(document.lines);
      const buyer = document.gstin === '' ? 'B2C' : 'B2B';
      const kind = isBetweenStates(document)
        ? (`INTR${buyer}` as const)
        : (`INTRA${buyer}` as const);
      all.set(kind, (all.get(kind) ?? 0) + sign * signOf(document) * untaxed);
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
