import { issuedSeries } from '../invoices/gst-register.ts';
import type { RegisterKind } from '../reports/analytics.ts';
import { SERIES_KINDS, type TaxReturn } from './tax-return-fields.ts';
import { listAt } from './return-sections.ts';
import { DOCUMENT_NATURES, type Gstr1 } from './gstr1-schema.ts';

export type DocumentSeries = NonNullable<Gstr1['doc_issue']>['doc_det'];

/** A delivery challan of a later lot (Rule 55(5)), numbered after its invoice: KG/2627/000123-2. */
export interface IssuedChallan {
  invoiceNumber: string;
  number: string;
  isCancelled: boolean;
}

export interface NumberedDocument {
  kind: RegisterKind;
  financialYear: string;
  serial: number;
  number: string;
  isCancelled?: boolean;
}

/** Collects the numbers of a month. */
export function issuedNumbers() {
  const numbers: NumberedDocument[] = [];
  const challans: IssuedChallan[] = [];
  const cancelled = new Map<string, number>();
  return {
    add: ({ kind, financialYear, serial, number, isCancelled = false }: NumberedDocument): void => {
      numbers.push({ kind, financialYear, serial, number });
      const key = `${kind} ${financialYear}`;
      if (isCancelled) cancelled.set(key, (cancelled.get(key) ?? 0) + 1);
    },
    addChallan: (challan: IssuedChallan): void => {
      challans.push(challan);
    },
    series: (): TaxReturn['series'] => [
      ...issuedSeries(numbers).map((one) => ({
        ...one,
        cancelled: cancelled.get(`${one.kind} ${one.financialYear}`) ?? 0,
      })),
      ...challanSeries(challans),
    ],
  };
}

/** The challans of an invoice are a series of their own. */
function challanSeries(challans: readonly IssuedChallan[]): TaxReturn['series'] {
  const byInvoice = new Map<string, IssuedChallan[]>();
  for (const challan of challans) listAt(byInvoice, challan.invoiceNumber).push(challan);
  return [...byInvoice].map(([invoiceNumber, ofInvoice]) => {
    const numbers = ofInvoice.map(({ number }) => number).sort();
    return {
      kind: 'challan',
      financialYear: invoiceNumber.split('/')[1] ?? '',
      first: numbers[0] ?? '',
      last: numbers.at(-1) ?? '',
      count: numbers.length,
      missing: 0,
      cancelled: ofInvoice.filter(({ isCancelled }) => isCancelled).length,
    };
  });
}

/** Table 13. */
export function documentSeries(all: TaxReturn['series']): DocumentSeries {
  return SERIES_KINDS.flatMap((kind) => {
    const ofKind = all.filter((series) => series.kind === kind);
    if (ofKind.length === 0) return [];
    const docs = ofKind.map(({ first, last, count, missing, cancelled }, index) => {
      const issued = count + missing;
      return {
        ...{ num: index + 1, from: first, to: last },
        ...{ totnum: issued, cancel: cancelled, net_issue: issued - cancelled },
      };
    });
    return [{ ...DOCUMENT_NATURES[kind], docs }];
  });
}
