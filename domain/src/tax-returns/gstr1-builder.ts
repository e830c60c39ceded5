import { amendments, type Amendments } from './amendments.ts';
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
import type { DocumentSeries } from './document-series.ts';
import { GSTR1_VERSION, type Gstr1 } from './gstr1-schema.ts';
import { hsnSummary } from './hsn-summary.ts';
import { listAt, section } from './return-sections.ts';
import { smallSupplies, untaxedSupplies } from './small-supplies.ts';
import { tableOf, type SupplyDocument, type SupplyTable } from './supply-document.ts';
import { filingPeriod } from './tax-month.ts';

/** Builds GSTR-1 document by document. Documents of table 7 leave only sums. */
export interface Gstr1Builder {
  add: (document: SupplyDocument) => void;
  /**
   * A document of an earlier month whose return was filed, as the returns so far have it and as it is now. When it
   * moves to another table, this return has it there.
   */
  restate: (was: SupplyDocument, is: SupplyDocument) => void;
  amended: Omit<Amendments, 'restate' | 'sections'>;
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

  const amended = amendments();

  const add = (document: SupplyDocument) => {
    if (document.lines.some(({ taxPercent }) => taxPercent > 0)) {
      addTo[tableOf(document)](document);
    }
    untaxed.add(document);
    hsn.add(document);
  };

  return {
    add,
    amended,
    restate: (was, is) => {
      amended.restate(was, is);
      if (tableOf(was) === tableOf(is)) return;
      // Tables 8 and 12 have no amendments: this month's sums take the difference.
      untaxed.add(was, -1);
      hsn.add(was, -1);
      add(is);
    },
    finish: (series) => ({
      ...{ gstin, fp: filingPeriod(month), version: GSTR1_VERSION, hash: 'hash' },
      ...section(
        'b2b',
        [...b2b].map(([ctin, inv]) => ({ ctin, inv })),
      ),
      ...section(
        'b2cl',
        [...b2cl].map(([pos, inv]) => ({ pos, inv })),
      ),
      ...section('b2cs', small.rows()),
      ...wrapped('nil', 'inv', untaxed.rows()),
      ...section(
        'cdnr',
        [...cdnr].map(([ctin, nt]) => ({ ctin, nt })),
      ),
      ...section('cdnur', cdnur),
      ...amended.sections(),
      ...wrapped('doc_issue', 'doc_det', series),
      ...hsn.finish(),
    }),
  };
}

function wrapped(name: 'nil' | 'doc_issue', list: string, rows: readonly unknown[]): object {
  return rows.length > 0 ? { [name]: { [list]: rows } } : {};
}
