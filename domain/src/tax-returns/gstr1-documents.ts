import { literal, optional, picklist, pipe, regex, strictObject, string } from 'valibot';

import {
  anyItem,
  cess,
  date,
  documentNumber,
  documentRupees,
  filled,
  interStateItem,
  items,
  rate,
  rupees,
  stateCode,
} from './gstr1-parts.ts';

/** MMYYYY */
export const period = pipe(string(), regex(/^(0[1-9]|1[0-2])20\d{2}$/));

export const b2bInvoice = strictObject({
  inum: documentNumber,
  idt: date,
  val: documentRupees,
  pos: stateCode,
  rchrg: picklist(['Y', 'N']),
  inv_typ: literal('R'),
  itms: items(anyItem),
});

export const b2clInvoice = strictObject({
  inum: documentNumber,
  idt: date,
  val: documentRupees,
  itms: items(interStateItem),
});

export const b2csRow = strictObject({
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

export const cdnrNote = strictObject({
  ...note,
  pos: stateCode,
  rchrg: picklist(['Y', 'N']),
  inv_typ: literal('R'),
  itms: items(anyItem),
});

export const cdnurNote = strictObject({
  ...note,
  typ: literal('B2CL'),
  pos: stateCode,
  itms: items(interStateItem),
});

const originalInvoice = { oinum: documentNumber, oidt: date };
const originalNote = { ont_num: documentNumber, ont_dt: date };

/**
 * Amendments, with the fields of the tool's sheets B2BA, B2CLA, B2CSA, CDNRA and CDNURA. They name the document as it
 * was reported, and say all that holds instead.
 */
export const b2baInvoice = strictObject({ ...originalInvoice, ...b2bInvoice.entries });
export const b2claInvoice = strictObject({ ...originalInvoice, ...b2clInvoice.entries });
export const cdnraNote = strictObject({ ...originalNote, ...cdnrNote.entries });
export const cdnuraNote = strictObject({ ...originalNote, ...cdnurNote.entries });

/** Replaces all rates of a place of supply in an earlier month. */
const { rt, txval, iamt, camt, samt, csamt, ...supplyOf } = b2csRow.entries;
export const b2csaRow = strictObject({
  omon: period,
  ...supplyOf,
  itms: filled(strictObject({ rt, txval, iamt, camt, samt, csamt })),
});
