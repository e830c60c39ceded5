import {
  integer,
  is,
  literal,
  maxLength,
  minValue,
  number,
  optional,
  picklist,
  pipe,
  regex,
  strictObject,
  string,
  type InferOutput,
} from 'valibot';

import {
  b2baInvoice,
  b2bInvoice,
  b2claInvoice,
  b2clInvoice,
  b2csaRow,
  b2csRow,
  cdnraNote,
  cdnrNote,
  cdnuraNote,
  cdnurNote,
  period,
} from './gstr1-documents.ts';
import {
  cess,
  documentNumber,
  filled,
  gstin,
  itemNumber,
  rate,
  rupees,
  stateCode,
  twoDecimals,
} from './gstr1-parts.ts';

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
  // The list has no line for later lots of a supply (Rule 55(5)); this one is for all challans without a line.
  challan: {
    doc_num: 12,
    doc_typ: 'Delivery Challan in case other than by way of supply (excluding at S no. 9 to 11)',
  },
} as const;

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
  fp: period,
  version: literal(GSTR1_VERSION),
  hash: literal('hash'),
  /** table 4A: to registered buyers */
  b2b: optional(filled(strictObject({ ctin: gstin, inv: filled(b2bInvoice) }))),
  /** table 9A: their corrections, here and in the other sections */
  b2ba: optional(filled(strictObject({ ctin: gstin, inv: filled(b2baInvoice) }))),
  /** table 5: large invoices between states to unregistered buyers */
  b2cl: optional(filled(strictObject({ pos: stateCode, inv: filled(b2clInvoice) }))),
  /** table 9A */
  b2cla: optional(filled(strictObject({ pos: stateCode, inv: filled(b2claInvoice) }))),
  /** table 7: all others to unregistered buyers, less their credit notes */
  b2cs: optional(filled(b2csRow)),
  /** table 10 */
  b2csa: optional(filled(b2csaRow)),
  /** table 8: supplies without tax, less their credit notes */
  nil: optional(strictObject({ inv: filled(nilRow) })),
  /** table 9B: credit notes to registered buyers */
  cdnr: optional(filled(strictObject({ ctin: gstin, nt: filled(cdnrNote) }))),
  /** table 9C */
  cdnra: optional(filled(strictObject({ ctin: gstin, nt: filled(cdnraNote) }))),
  /** table 9B: credit notes for invoices of table 5 */
  cdnur: optional(filled(cdnurNote)),
  /** table 9C */
  cdnura: optional(filled(cdnuraNote)),
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
