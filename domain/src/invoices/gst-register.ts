import type { RegisterKind } from '../reports/analytics.ts';
import type { RegisterDocument, RegisterGoods } from '../reports/analytics-endpoints.ts';
import type { InvoiceLine, InvoiceTotals } from './invoice.ts';

export function registerGoods(lines: readonly InvoiceLine[]): RegisterGoods[] {
  const goods = new Map<string, RegisterGoods>();
  for (const { hsnCode, taxPercent, unit, ...line } of lines) {
    const key = `${hsnCode}|${taxPercent}|${unit}`;
    const { quantity, taxable, cgst, sgst, igst } = goods.get(key) ?? NOTHING;
    goods.set(key, {
      ...{ hsnCode, taxPercent, unit },
      quantity: quantity + line.quantity,
      taxable: taxable + line.taxable,
      cgst: cgst + line.cgst,
      sgst: sgst + line.sgst,
      igst: igst + line.igst,
    });
  }
  return [...goods.values()];
}

const NOTHING: RegisterGoods = {
  hsnCode: '',
  taxPercent: 0,
  unit: '',
  quantity: 0,
  taxable: 0,
  cgst: 0,
  sgst: 0,
  igst: 0,
};

export interface RegisterRow
  extends RegisterGoods, Pick<Record<keyof InvoiceTotals, number>, 'shipping' | 'roundOff'> {
  total: number | null;
}

/**
 * Taxable value, tax, shipping and round-off of all rows add up to the document's total. Credit notes have
 * negative values, quantities included.
 */
export function registerRows({
  kind,
  goods,
  shipping,
  roundOff,
  total,
}: RegisterDocument): RegisterRow[] {
  const sign = kind === 'credit-note' ? -1 : 1;
  return (goods.length > 0 ? goods : [NOTHING]).map((one, index) => ({
    ...one,
    quantity: sign * one.quantity,
    taxable: sign * one.taxable,
    cgst: sign * one.cgst,
    sgst: sign * one.sgst,
    igst: sign * one.igst,
    shipping: index === 0 ? sign * shipping : 0,
    roundOff: index === 0 ? sign * roundOff : 0,
    total: index === 0 ? sign * total : null,
  }));
}

type Numbered = Pick<RegisterDocument, 'kind' | 'financialYear' | 'serial' | 'number'>;

/** Documents are never cancelled: a correction is a separate document. */
export interface IssuedSeries {
  kind: RegisterKind;
  financialYear: string;
  first: string;
  last: string;
  count: number;
  /** numbers between first and last that are not among the documents */
  missing: number;
}

export function issuedSeries(documents: Iterable<Numbered>): IssuedSeries[] {
  const series = new Map<string, { first: Numbered; last: Numbered; count: number }>();
  for (const document of documents) {
    const key = `${document.kind} ${document.financialYear}`;
    const { first, last, count } = series.get(key) ?? { first: document, last: document, count: 0 };
    series.set(key, {
      first: document.serial < first.serial ? document : first,
      last: document.serial > last.serial ? document : last,
      count: count + 1,
    });
  }
  return [...series.values()].map(({ first, last, count }) => {
    const { kind, financialYear } = first;
    const missing = last.serial - first.serial + 1 - count;
    return { kind, financialYear, first: first.number, last: last.number, count, missing };
  });
}
