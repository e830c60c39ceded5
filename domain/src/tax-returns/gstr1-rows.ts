import type { Gstr1, Gstr1Item } from './gstr1-schema.ts';

/** The columns of `gstr1Rows`. Amounts are rupees, as in the file. */
export const GSTR1_COLUMNS = [
  'table',
  'number',
  'date',
  'gstin',
  'place',
  'value',
  'rate',
  'taxable',
  'igst',
  'cgst',
  'sgst',
  'hsn',
  'unit',
  'quantity',
] as const;
export type Gstr1Row = Partial<Record<(typeof GSTR1_COLUMNS)[number], string | number>>;

/** GSTR-1 as rows for a spreadsheet: one for each rate of a document, one for each sum. */
export function gstr1Rows({ b2b, b2cl, b2cs, nil, cdnr, cdnur, hsn = {} }: Gstr1): Gstr1Row[] {
  const registered = b2b?.flatMap(({ ctin, inv }) =>
    inv.flatMap(({ inum, idt, val, pos, itms }) =>
      itemRows(
        { table: 'b2b', number: inum, date: idt, gstin: ctin, place: pos, value: val },
        itms,
      ),
    ),
  );
  const large = b2cl?.flatMap(({ pos, inv }) =>
    inv.flatMap(({ inum, idt, val, itms }) =>
      itemRows({ table: 'b2cl', number: inum, date: idt, place: pos, value: val }, itms),
    ),
  );
  const small = b2cs?.map(({ pos, ...row }) => ({ table: 'b2cs', place: pos, ...taxOf(row) }));
  const untaxed = nil?.inv.map(({ sply_ty, nil_amt }) => ({
    table: `nil ${sply_ty}`,
    rate: 0,
    taxable: nil_amt,
  }));
  const notes = cdnr?.flatMap(({ ctin, nt }) =>
    nt.flatMap((note) => itemRows({ table: 'cdnr', gstin: ctin, ...noteHead(note) }, note.itms)),
  );
  const otherNotes = cdnur?.flatMap((note) =>
    itemRows({ table: 'cdnur', ...noteHead(note) }, note.itms),
  );
  const codes = Object.entries(hsn).flatMap(([table, rows]) =>
    rows.map((row) => ({
      ...{ table, hsn: row.hsn_sc, unit: row.uqc, quantity: row.qty },
      ...taxOf(row),
    })),
  );
  return [registered, large, small, untaxed, notes, otherNotes, codes].flatMap(
    (rows) => rows ?? [],
  );
}

function noteHead({ nt_num, nt_dt, val, pos }: NoteHead): Gstr1Row {
  return { number: nt_num, date: nt_dt, value: val, place: pos };
}

interface NoteHead {
  nt_num: string;
  nt_dt: string;
  val: number;
  pos: string;
}

function itemRows(head: Gstr1Row, items: readonly Gstr1Item[]): Gstr1Row[] {
  return items.map(({ itm_det }) => ({ ...head, ...taxOf(itm_det) }));
}

function taxOf({ rt, txval, iamt = 0, camt = 0, samt = 0 }: Gstr1Item['itm_det'] | HsnTax) {
  return { rate: rt, taxable: txval, igst: iamt, cgst: camt, sgst: samt };
}

interface HsnTax {
  rt: number;
  txval: number;
  iamt?: number | undefined;
  camt?: number | undefined;
  samt?: number | undefined;
}
