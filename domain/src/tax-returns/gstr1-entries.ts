import { indianDay } from '../india/indian-day.ts';
import type { Gstr1, Gstr1Item } from './gstr1-schema.ts';
import { isBetweenStates, type SupplyDocument } from './supply-document.ts';
import { amountsByRate } from './tax-amounts.ts';

type Rate = Gstr1Item['itm_det']['rt'];

export type B2bInvoice = NonNullable<Gstr1['b2b']>[number]['inv'][number];
export type B2clInvoice = NonNullable<Gstr1['b2cl']>[number]['inv'][number];
export type CdnrNote = NonNullable<Gstr1['cdnr']>[number]['nt'][number];
export type CdnurNote = NonNullable<Gstr1['cdnur']>[number];

export type B2baInvoice = NonNullable<Gstr1['b2ba']>[number]['inv'][number];
export type B2claInvoice = NonNullable<Gstr1['b2cla']>[number]['inv'][number];
export type CdnraNote = NonNullable<Gstr1['cdnra']>[number]['nt'][number];
export type CdnuraNote = NonNullable<Gstr1['cdnura']>[number];

/** Paise as rupees: the amounts of a return have two decimals. */
export function rupees(amount: number): number {
  return amount / 100;
}

export function b2bInvoice(document: SupplyDocument): B2bInvoice {
  const { number, issuedAt, totals } = document;
  return {
    inum: number,
    idt: dateOf(issuedAt),
    val: rupees(totals.total),
    ...registeredFields(document),
    itms: itemsOf(document),
  };
}

export function b2clInvoice(document: SupplyDocument): B2clInvoice {
  const { number, issuedAt, totals } = document;
  return {
    inum: number,
    idt: dateOf(issuedAt),
    val: rupees(totals.total),
    itms: interStateItems(document),
  };
}

export function cdnrNote(document: SupplyDocument): CdnrNote {
  return { ...noteHead(document), ...registeredFields(document), itms: itemsOf(document) };
}

export function cdnurNote(document: SupplyDocument): CdnurNote {
  const { place: pos } = document;
  return { ...noteHead(document), typ: 'B2CL', pos, itms: interStateItems(document) };
}

/** Number and date of a document never change, so the original ones are the same. */
export function b2baInvoice(document: SupplyDocument): B2baInvoice {
  return { ...originalInvoice(document), ...b2bInvoice(document) };
}

export function cdnraNote(document: SupplyDocument): CdnraNote {
  return { ...originalNote(document), ...cdnrNote(document) };
}

/** An invoice that moved to table 4 is reported there, and with nothing in its old table. */
export function emptiedB2clInvoice(document: SupplyDocument): B2claInvoice {
  const entry = b2clInvoice(document);
  return { ...originalInvoice(document), ...entry, val: 0, itms: entry.itms.map(emptied) };
}

export function emptiedCdnurNote(document: SupplyDocument): CdnuraNote {
  const entry = cdnurNote(document);
  return { ...originalNote(document), ...entry, val: 0, itms: entry.itms.map(emptied) };
}

function originalInvoice({ number, issuedAt }: SupplyDocument) {
  return { oinum: number, oidt: dateOf(issuedAt) };
}

function originalNote({ number, issuedAt }: SupplyDocument) {
  return { ont_num: number, ont_dt: dateOf(issuedAt) };
}

function emptied({ num, itm_det: { rt } }: CdnurNote['itms'][number]): CdnurNote['itms'][number] {
  return { num, itm_det: { txval: 0, rt, iamt: 0, csamt: 0 } };
}

function noteHead({ number, issuedAt, totals }: SupplyDocument) {
  const val = rupees(totals.total);
  return { nt_num: number, nt_dt: dateOf(issuedAt), ntty: 'C', val } as const;
}

function registeredFields({ place, reverseCharge }: SupplyDocument) {
  return { pos: place, rchrg: reverseCharge ? 'Y' : 'N', inv_typ: 'R' } as const;
}

function itemsOf(document: SupplyDocument): Gstr1Item[] {
  if (isBetweenStates(document)) return interStateItems(document);
  return amountsByRate(document.lines).taxed.map(([rate, { taxable, cgst, sgst }]) => ({
    num: itemNumber(rate),
    itm_det: {
      txval: rupees(taxable),
      rt: rate as Rate,
      camt: rupees(cgst),
      samt: rupees(sgst),
      csamt: 0,
    },
  }));
}

function interStateItems({ lines }: SupplyDocument): CdnurNote['itms'] {
  return amountsByRate(lines).taxed.map(([rate, { taxable, igst }]) => ({
    num: itemNumber(rate),
    itm_det: { txval: rupees(taxable), rt: rate as Rate, iamt: rupees(igst), csamt: 0 },
  }));
}

function itemNumber(rate: number): number {
  return Math.round(rate * 100) + 1;
}

/** '21-11-2026' */
function dateOf(at: Date): string {
  return indianDay(at).split('-').toReversed().join('-');
}
