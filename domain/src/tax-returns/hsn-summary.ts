import { rupees } from './gstr1-entries.ts';
import { UNIT_CODES, type Gstr1 } from './gstr1-schema.ts';
import { isHsnCode } from './return-problems.ts';
import { signOf, type SupplyDocument } from './supply-document.ts';
import { addAmounts, isNothing, noAmounts, type TaxAmounts } from './tax-amounts.ts';

type Row = NonNullable<NonNullable<Gstr1['hsn']>['hsn_b2b']>[number];
type Unit = (typeof UNIT_CODES)[number];

interface Sums {
  code: string;
  unit: Unit;
  rate: number;
  quantity: number;
  amounts: TaxAmounts;
}

export interface HsnSummary {
  /** @param sign −1 takes the document out */
  add: (document: SupplyDocument, sign?: 1 | -1) => void;
  /** The section, or nothing without rows. */
  finish: () => Pick<Gstr1, 'hsn'>;
}

/** Table 12 shows registered and other buyers apart since May 2025. */
const SPLIT_SINCE = '2025-05';

/** Before the split all supplies are in one list. */
export function hsnTable(month: string, gstin: string): 'hsn_b2b' | 'hsn_b2c' {
  return month < SPLIT_SINCE || gstin !== '' ? 'hsn_b2b' : 'hsn_b2c';
}

/** Table 12: supplies less credit notes, by HSN code, unit and rate. Lines without a valid code are left out. */
export function hsnSummary(month: string): HsnSummary {
  const sums = { hsn_b2b: new Map<string, Sums>(), hsn_b2c: new Map<string, Sums>() };
  return {
    add: (document, sign = 1) => addLines(sums[hsnTable(month, document.gstin)], document, sign),
    finish: () => {
      const b2b = rowsOf(sums.hsn_b2b);
      const b2c = rowsOf(sums.hsn_b2c);
      if (b2b.length + b2c.length === 0) return {};
      if (month < SPLIT_SINCE) return { hsn: { data: b2b } };
      return {
        hsn: { ...(b2b.length > 0 && { hsn_b2b: b2b }), ...(b2c.length > 0 && { hsn_b2c: b2c }) },
      };
    },
  };
}

function addLines(
  rows: Map<string, Sums>,
  { kind, lines }: SupplyDocument,
  direction: 1 | -1,
): void {
  const sign = signOf({ kind }) === direction ? 1 : -1;
  for (const line of lines) {
    const { hsnCode: code, taxPercent: rate } = line;
    if (!isHsnCode(code)) continue;
    const unit = UNIT_CODES.find((known) => known === line.unit) ?? 'OTH';
    const key = `${code} ${unit} ${rate}`;
    const sums = rows.get(key) ?? { code, unit, rate, quantity: 0, amounts: noAmounts() };
    sums.quantity += sign * line.quantity;
    addAmounts(sums.amounts, line, sign);
    rows.set(key, sums);
  }
}

function rowsOf(rows: ReadonlyMap<string, Sums>): Row[] {
  return [...rows]
    .filter(([, { quantity, amounts }]) => quantity !== 0 || !isNothing(amounts))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { code, unit, rate, quantity, amounts }], index) => ({
      num: index + 1,
      hsn_sc: code,
      uqc: unit,
      qty: quantity,
      rt: rate as Row['rt'],
      txval: rupees(amounts.taxable),
      iamt: rupees(amounts.igst),
      samt: rupees(amounts.sgst),
      camt: rupees(amounts.cgst),
      csamt: 0,
    }));
}
