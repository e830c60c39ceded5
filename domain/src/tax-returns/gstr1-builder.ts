import {
  b2bInvoice,
  b2clInvoice,
  cdnrNote,
  cdnurNote,
  type B2bInvoice,
  type B2clInvoice,
  type CdnrNote,
  type CdnurNote,
} from './gstr1-entries.ts';
import { GSTR1_VERSION, type Gstr1 } from './gstr1-schema.ts';
import { hsnSummary } from './hsn-summary.ts';
import { smallSupplies, untaxedSupplies } from './small-supplies.ts';
import { tableOf, type SupplyDocument, type SupplyTable } from './supply-document.ts';
import { filingPeriod } from './tax-month.ts';

export type DocumentSeries = NonNullable<Gstr1['doc_issue']>['doc_det'];

/** Builds GSTR-1 document by document. Documents of table 7 leave only sums. */
export interface Gstr1Builder {
  add: (document: SupplyDocument) => void;
  finish: (series: DocumentSeries) => Gstr1;
}

export function gstr1Builder({ gstin, month }: { gstin: string; month: string }): Gstr1Builder {
  const b2b = new Map<string, B2bInvoice[]>();
  const b2cl = new Map<string, B2clInvoice[]>();
  const cdnr = new Map<string, CdnrNote[]>();
  const cdnur: CdnurNote[] = [];
  const small = smallSupplies();
  const untaxed = untaxedSupplies();
  const hsn = hsnSummary(month);

  const addTo: Record<SupplyTable, (document: SupplyDocument) => void> = {
    b2b: (document) => listAt(b2b, document.gstin).push(b2bInvoice(document)),
    b2cl: (document) => listAt(b2cl, document.place).push(b2clInvoice(document)),
    b2cs: small.add,
    cdnr: (document) => listAt(cdnr, document.gstin).push(cdnrNote(document)),
    cdnur: (document) => cdnur.push(cdnurNote(document)),
  };

  return {
    add: (document) => {
      if (document.lines.some(({ taxPercent }) => taxPercent > 0)) {
        addTo[tableOf(document)](document);
      }
      untaxed.add(document);
      hsn.add(document);
    },
    finish: (series) => ({
      ...{ gstin, fp: filingPeriod(month), version: GSTR1_VERSION, hash: 'hash' },
      ...filled(
        'b2b',
        [...b2b].map(([ctin, inv]) => ({ ctin, inv })),
      ),
      ...filled(
        'b2cl',
        [...b2cl].map(([pos, inv]) => ({ pos, inv })),
      ),
      ...filled('b2cs', small.rows()),
      ...wrapped('nil', 'inv', untaxed.rows()),
      ...filled(
        'cdnr',
        [...cdnr].map(([ctin, nt]) => ({ ctin, nt })),
      ),
      ...filled('cdnur', cdnur),
      ...wrapped('doc_issue', 'doc_det', series),
      ...hsn.finish(),
    }),
  };
}

/** The offline tool leaves out empty sections. */
function filled<Key extends 'b2b' | 'b2cl' | 'b2cs' | 'cdnr' | 'cdnur'>(
  key: Key,
  rows: NonNullable<Gstr1[Key]>,
): Pick<Gstr1, Key> | object {
  return rows.length > 0 ? { [key]: rows } : {};
}

function wrapped(section: 'nil' | 'doc_issue', list: string, rows: readonly unknown[]): object {
  return rows.length > 0 ? { [section]: { [list]: rows } } : {};
}

function listAt<Entry>(lists: Map<string, Entry[]>, key: string): Entry[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
