import {
  b2baInvoice,
  cdnraNote,
  emptiedB2clInvoice,
  emptiedCdnurNote,
  type B2baInvoice,
  type B2claInvoice,
  type CdnraNote,
  type CdnuraNote,
} from './gstr1-entries.ts';
import type { Gstr1 } from './gstr1-schema.ts';
import { listAt, section } from './return-sections.ts';
import { smallAmendments } from './small-amendments.ts';
import {
  AMENDMENT_OF,
  isBetweenStates,
  signOf,
  tableOf,
  type AmendmentTable,
  type SupplyDocument,
  type SupplyTable,
} from './supply-document.ts';
import {
  addAmounts,
  amountsByRate,
  noAmounts,
  sumAmounts,
  type TaxAmounts,
} from './tax-amounts.ts';

/** Tables 9A, 9C and 10: what was wrong in the returns of earlier months. */
export interface Amendments {
  /**
   * A document of an earlier month, as the returns so far have it and as it is now. Unchanged, it only counts in the
   * sums of its month.
   */
  restate: (was: SupplyDocument, is: SupplyDocument) => void;
  sections: () => Partial<Pick<Gstr1, AmendmentTable>>;
  /** What the returns so far say about everything that a section replaces. Credit notes are negative. */
  reported: (table: AmendmentTable) => TaxAmounts;
  /** Supplies between states that have left the tables of unregistered buyers, by place of supply. */
  moved: ReadonlyMap<string, TaxAmounts>;
}

export function amendments(): Amendments {
  const b2ba = new Map<string, B2baInvoice[]>();
  const b2cla = new Map<string, B2claInvoice[]>();
  const cdnra = new Map<string, CdnraNote[]>();
  const cdnura: CdnuraNote[] = [];
  const small = smallAmendments();
  const reported = new Map<string, TaxAmounts>();
  const moved = new Map<string, TaxAmounts>();

  const enter: Record<SupplyTable, (was: SupplyDocument, is: SupplyDocument) => void> = {
    b2b: (_was, is) => listAt(b2ba, is.gstin).push(b2baInvoice(is)),
    b2cl: (was) => listAt(b2cla, was.place).push(emptiedB2clInvoice(was)),
    b2cs: (was) => small.takeOut(was),
    cdnr: (_was, is) => listAt(cdnra, is.gstin).push(cdnraNote(is)),
    cdnur: (was) => cdnura.push(emptiedCdnurNote(was)),
  };

  return {
    restate: (was, is) => {
      const table = tableOf(was);
      if (table === 'b2cs') small.add(was);
      if (was.gstin === is.gstin || was.lines.every(({ taxPercent }) => taxPercent === 0)) return;
      enter[table](was, is);
      addTaxed(reported, AMENDMENT_OF[table], was);
      if (was.gstin === '' && isBetweenStates(was)) addTaxed(moved, was.place, was);
    },
    sections: () => ({
      ...section(
        'b2ba',
        [...b2ba].map(([ctin, inv]) => ({ ctin, inv })),
      ),
      ...section(
        'b2cla',
        [...b2cla].map(([pos, inv]) => ({ pos, inv })),
      ),
      ...section('b2csa', small.rows()),
      ...section(
        'cdnra',
        [...cdnra].map(([ctin, nt]) => ({ ctin, nt })),
      ),
      ...section('cdnura', cdnura),
    }),
    reported: (table) =>
      table === 'b2csa' ? small.reported() : (reported.get(table) ?? noAmounts()),
    moved,
  };
}

function addTaxed(sums: Map<string, TaxAmounts>, key: string, document: SupplyDocument): void {
  const amounts = sums.get(key) ?? noAmounts();
  const taxed = amountsByRate(document.lines).taxed.map(([, ofRate]) => ofRate);
  addAmounts(amounts, sumAmounts(taxed), signOf(document));
  sums.set(key, amounts);
}
