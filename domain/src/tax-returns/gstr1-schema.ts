import {
  array,
  check,
  integer,
  is,
  literal,
  maxLength,
  minLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  type GenericSchema,
  type InferOutput,
} from 'valibot';

import { isGstin } from '../india/gstin.ts';
import { RETURN_RATES } from './return-rates.ts';

/**
 * The upload file of GSTR-1 as the GST portal's Returns Offline Tool (V3.2.4) writes it. GSTN publishes no JSON Schema:
 * field names, patterns and the rule that empty sections are left out are those of the tool's own output and of its
 * templates. Fields that no shop document needs (exports, cess rates, e-commerce operators) are left out.
 */

/** Ties the file to a release of the tool. `hash` is the literal word that the tool writes. */
export const GSTR1_VERSION = 'GST3.2.4';

/** Unit quantity codes. NA is for services. */
export const UNIT_CODES = [
  ...['BAG', 'BAL', 'BDL', 'BKL', 'BOU', 'BOX', 'BTL', 'BUN', 'CAN', 'CBM', 'CCM', 'CMS', 'CTN'],
  ...['DOZ', 'DRM', 'GGK', 'GMS', 'GRS', 'GYD', 'KGS', 'KLR', 'KME', 'LTR', 'MLT', 'MTR', 'MTS'],
  ...['NOS', 'PAC', 'PCS', 'PRS', 'QTL', 'ROL', 'SET', 'SQF', 'SQM', 'SQY', 'TBS', 'TGM', 'THD'],
  ...['TON', 'TUB', 'UGS', 'UNT', 'YDS', 'OTH', 'NA'],
] as const;

/** The nature of a document in table 13, by its place in the tool's fixed list of twelve. */
export const DOCUMENT_NATURES = {
  invoice: { doc_num: 1, doc_typ: 'Invoices for outward supply' },
  'credit-note': { doc_num: 5, doc_typ: 'Credit Note' },
  receipt: { doc_num: 6, doc_typ: 'Receipt Voucher' },
  'refund-voucher': { doc_num: 8, doc_typ: 'Refund Voucher' },
} as const;

const twoDecimals = check<number, string>(
  (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4,
  'more than two decimals',
);
/** Rupees. Sums of a month may be negative when credit notes exceed its sales. */
const rupees = pipe(number(), twoDecimals);
/** Rupees of one document. */
const documentRupees = pipe(number(), minValue(0), twoDecimals);
const rate = picklist(RETURN_RATES);
const gstin = pipe(string(), check(isGstin, 'not a GSTIN'));
/** Two-digit state code; 97 is other territory. */
const stateCode = pipe(string(), regex(/^(0[1-9]|[12]\d|3[0-8]|97)$/));
const date = pipe(string(), regex(/^(0[1-9]|[12]\d|3[01])-(0[1-9]|1[0-2])-20\d{2}$/));
const documentNumber = pipe(string(), regex(/^[a-zA-Z0-9/-]{1,16}$/));
const cess = literal(0);

/** `num` is the rate times 100 plus 1: 1801 for 18%, 501 for 5%. */
const itemNumber = pipe(number(), integer(), minValue(1));

const integratedTax = { iamt: documentRupees };
const halves = { camt: documentRupees, samt: documentRupees };
const taxed = { txval: documentRupees, rt: rate };

/** Between states an item has `iamt`, within a state `camt` and `samt`; never both. */
const interStateItem = strictObject({ ...taxed, ...integratedTax, csamt: cess });
const anyItem = strictObject({
  ...taxed,
  iamt: optional(integratedTax.iamt),
  camt: optional(halves.camt),
  samt: optional(halves.samt),
  csamt: cess,
});

function items<Item extends GenericSchema>(item: Item) {
  return filled(strictObject({ num: itemNumber, itm_det: item }));
}

/** The tool leaves out what is empty. */
function filled<Item extends GenericSchema>(item: Item) {
  return pipe(array(item), minLength(1));
}

const b2bInvoice = strictObject({
  inum: documentNumber,
  idt: date,
  val: documentRupees,
  pos: stateCode,
  rchrg: picklist(['Y', 'N']),
  inv_typ: literal('R'),
  itms: items(anyItem),
});

const b2clInvoice = strictObject({
  inum: documentNumber,
  idt: date,
  val: documentRupees,
  itms: items(interStateItem),
});

const b2csRow = strictObject({
  sply_ty: picklist(['INTRA', 'INTER']),
  rt: rate,
  typ: literal('OE'),
  pos: stateCode,
  txval: rupees,
  iamt: optional(rupees),
  camt: optional(rupees),
  samt: optional(rupees),
  csamt: cess,
});

const note = { nt_num: documentNumber, nt_dt: date, ntty: literal('C'), val: documentRupees };

const cdnrNote = strictObject({
  ...note,
  pos: stateCode,
  rchrg: picklist(['Y', 'N']),
  inv_typ: literal('R'),
  itms: items(anyItem),
});

const cdnurNote = strictObject({
  ...note,
  typ: literal('B2CL'),
  pos: stateCode,
  itms: items(interStateItem),
});

/** INTR is between states, INTRA within one. */
const nilRow = strictObject({
  sply_ty: picklist(['INTRB2B', 'INTRAB2B', 'INTRB2C', 'INTRAB2C']),
  expt_amt: rupees,
  nil_amt: rupees,
  ngsup_amt: rupees,
});

const hsnRow = strictObject({
  num: itemNumber,
  hsn_sc: pipe(string(), regex(/^\d{4,8}$/)),
  uqc: picklist(UNIT_CODES),
  qty: pipe(number(), twoDecimals),
  rt: rate,
  txval: rupees,
  iamt: rupees,
  samt: rupees,
  camt: rupees,
  csamt: cess,
});

const count = pipe(number(), integer(), minValue(0));
const seriesRow = strictObject({
  num: itemNumber,
  from: pipe(documentNumber, maxLength(16)),
  to: pipe(documentNumber, maxLength(16)),
  totnum: count,
  cancel: count,
  net_issue: count,
});
const seriesKind = strictObject({
  doc_num: picklist(Object.values(DOCUMENT_NATURES).map(({ doc_num }) => doc_num)),
  doc_typ: picklist(Object.values(DOCUMENT_NATURES).map(({ doc_typ }) => doc_typ)),
  docs: filled(seriesRow),
});

export const gstr1Schema = strictObject({
  gstin,
  /** MMYYYY */
  fp: pipe(string(), regex(/^(0[1-9]|1[0-2])20\d{2}$/)),
  version: literal(GSTR1_VERSION),
  hash: literal('hash'),
  /** table 4A: to registered buyers */
  b2b: optional(filled(strictObject({ ctin: gstin, inv: filled(b2bInvoice) }))),
  /** table 5: large invoices between states to unregistered buyers */
  b2cl: optional(filled(strictObject({ pos: stateCode, inv: filled(b2clInvoice) }))),
  /** table 7: all others to unregistered buyers, less their credit notes */
  b2cs: optional(filled(b2csRow)),
  /** table 8: supplies without tax, less their credit notes */
  nil: optional(strictObject({ inv: filled(nilRow) })),
  /** table 9B: credit notes to registered buyers */
  cdnr: optional(filled(strictObject({ ctin: gstin, nt: filled(cdnrNote) }))),
  /** table 9B: credit notes for invoices of table 5 */
  cdnur: optional(filled(cdnurNote)),
  /** table 13 */
  doc_issue: optional(strictObject({ doc_det: filled(seriesKind) })),
  /** table 12: two lists since May 2025, one before */
  hsn: optional(
    strictObject({
      hsn_b2b: optional(filled(hsnRow)),
      hsn_b2c: optional(filled(hsnRow)),
      data: optional(filled(hsnRow)),
    }),
  ),
});
export type Gstr1 = InferOutput<typeof gstr1Schema>;

/** False for a file that the GST portal would refuse. */
export function isUploadFile(file: unknown): boolean {
  return is(gstr1Schema, file);
}

export type Gstr1Item = NonNullable<Gstr1['b2b']>[number]['inv'][number]['itms'][number];
