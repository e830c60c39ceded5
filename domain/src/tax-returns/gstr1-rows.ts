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

/**
 * GSTR-1 as rows for a spreadsheet: one for each rate of a document, one for each sum. A sum of table 10 has the month
 * that it corrects as its date.
 */
export function gstr1Rows({
  b2b,
  b2cl,
  b2cs,
  nil,
  cdnr,
  cdnur,
  hsn = {},
  ...rest
}: Gstr1): Gstr1Row[] {
  const small = b2cs?.map(({ pos, ...row }) => ({ table: 'b2cs', place: pos, ...taxOf(row) }));
  const untaxed = nil?.inv.map(({ sply_ty, nil_amt }) => ({
    table: `nil ${sply_ty}`,
    rate: 0,
    taxable: nil_amt,
  }));
  const codes = Object.entries(hsn).flatMap(([table, rows]) =>
    rows.map((row) => ({
      ...{ table, hsn: row.hsn_sc, unit: row.uqc, quantity: row.qty },
      ...taxOf(row),
    })),
  );
  const amendedSmall = rest.b2csa?.flatMap(({ omon, pos, itms }) =>
    itms.map((item) => ({ table: 'b2csa', date: omon, place: pos, ...taxOf(item) })),
  );
  return [
    ...[registeredRows('b2b', b2b), registeredRows('b2ba', rest.b2ba)],
    ...[largeRows('b2cl', b2cl), largeRows('b2cla', rest.b2cla)],
    ...[small, amendedSmall, untaxed],
    ...[noteRows('cdnr', cdnr), noteRows('cdnra', rest.cdnra)],
    ...[largeNoteRows('cdnur', cdnur), largeNoteRows('cdnura', rest.cdnura), codes],
  ].flatMap((rows) => rows ?? []);
}

function registeredRows(table: string, buyers: Gstr1['b2b']): Gstr1Row[] | undefined {
  return buyers?.flatMap(({ ctin, inv }) =>
    inv.flatMap(({ inum, idt, val, pos, itms }) =>
      itemRows({ table, number: inum, date: idt, gstin: ctin, place: pos, value: val }, itms),
    ),
  );
}

function largeRows(table: string, places: Gstr1['b2cl']): Gstr1Row[] | undefined {
  return places?.flatMap(({ pos, inv }) =>
    inv.flatMap(({ inum, idt, val, itms }) =>
      itemRows({ table, number: inum, date: idt, place: pos, value: val }, itms),
    ),
  );
}

function noteRows(table: string, buyers: Gstr1['cdnr']): Gstr1Row[] | undefined {
  return buyers?.flatMap(({ ctin, nt }) =>
    nt.flatMap((note) => itemRows({ table, gstin: ctin, ...noteHead(note) }, note.itms)),
  );
}

function largeNoteRows(table: string, notes: Gstr1['cdnur']): Gstr1Row[] | undefined {
  return notes?.flatMap((note) => itemRows({ table, ...noteHead(note) }, note.itms));
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
