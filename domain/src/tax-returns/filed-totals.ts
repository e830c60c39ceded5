import type { Gstr1, Gstr1Item } from './gstr1-schema.ts';
import { addAmounts, noAmounts, sumAmounts, type TaxAmounts } from './tax-amounts.ts';
import type { ReturnTable } from './tax-return-fields.ts';

const EMPTY = { b2b: [], b2cl: [], b2cs: [], cdnr: [], cdnur: [], nil: { inv: [] }, hsn: {} };
const NONE_AMENDED = { b2ba: [], b2cla: [], b2csa: [], cdnra: [], cdnura: [] };
const EMPTY_HSN = { hsn_b2b: [], hsn_b2c: [], data: [] };

interface Filed {
  txval: number;
  iamt?: number | undefined;
  camt?: number | undefined;
  samt?: number | undefined;
}

/**
 * Totals of each table in paise, read back from the file. Credit notes are negative. Amendments count in full, with
 * what they replace.
 */
export function filedTotals(gstr1: Gstr1): Record<ReturnTable, TaxAmounts> {
  const { b2b, b2cl, b2cs, cdnr, cdnur, nil, hsn } = { ...EMPTY, ...gstr1 };
  const { b2ba, b2cla, b2csa, cdnra, cdnura } = { ...NONE_AMENDED, ...gstr1 };
  const { hsn_b2b, hsn_b2c, data } = { ...EMPTY_HSN, ...hsn };
  return {
    b2b: itemTotals(b2b.flatMap(({ inv }) => inv)),
    b2cl: itemTotals(b2cl.flatMap(({ inv }) => inv)),
    b2cs: totals(b2cs),
    cdnr: negative(itemTotals(cdnr.flatMap(({ nt }) => nt))),
    cdnur: negative(itemTotals(cdnur)),
    b2ba: itemTotals(b2ba.flatMap(({ inv }) => inv)),
    b2cla: itemTotals(b2cla.flatMap(({ inv }) => inv)),
    b2csa: totals(b2csa.flatMap(({ itms }) => itms)),
    cdnra: negative(itemTotals(cdnra.flatMap(({ nt }) => nt))),
    cdnura: negative(itemTotals(cdnura)),
    nil: totals(nil.inv.map(({ nil_amt }) => ({ txval: nil_amt }))),
    hsn_b2b: totals([...hsn_b2b, ...data]),
    hsn_b2c: totals(hsn_b2c),
  };
}

/**
 * Supplies between states to unregistered buyers, by place of supply (GSTR-3B 3.2). Paise.
 * @param moved of earlier months, which are now supplies to registered buyers
 */
export function unregisteredInterState(
  gstr1: Gstr1,
  moved: ReadonlyMap<string, TaxAmounts>,
): { place: string; taxable: number; igst: number }[] {
  const { b2cl = [], b2cs = [], cdnur = [] } = gstr1;
  const byPlace = new Map<string, TaxAmounts>();
  const add = (place: string, amounts: TaxAmounts, sign: 1 | -1 = 1) => {
    const sums = byPlace.get(place) ?? noAmounts();
    addAmounts(sums, amounts, sign);
    byPlace.set(place, sums);
  };
  for (const [place, amounts] of moved) add(place, amounts, -1);
  for (const { pos, inv } of b2cl) add(pos, itemTotals(inv));
  for (const note of cdnur) add(note.pos, negative(itemTotals([note])));
  const small = b2cs.filter(({ sply_ty }) => sply_ty === 'INTER');
  for (const row of small) add(row.pos, amountsOf(row));
  return [...byPlace]
    .map(([place, { taxable, igst }]) => ({ place, taxable, igst }))
    .sort((one, other) => Number(one.place) - Number(other.place));
}

function itemTotals(documents: readonly { itms: readonly Gstr1Item[] }[]): TaxAmounts {
  return totals(documents.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det)));
}

function totals(rows: readonly Filed[]): TaxAmounts {
  return sumAmounts(rows.map(amountsOf));
}

function amountsOf({ txval, iamt = 0, camt = 0, samt = 0 }: Filed): TaxAmounts {
  return { taxable: paise(txval), igst: paise(iamt), cgst: paise(camt), sgst: paise(samt) };
}

function paise(rupees: number): number {
  return Math.round(rupees * 100);
}

function negative(amounts: TaxAmounts): TaxAmounts {
  const sums = noAmounts();
  addAmounts(sums, amounts, -1);
  return sums;
}
