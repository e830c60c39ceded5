import type { Address } from '../shopping/customer-info.ts';
import { indianDay } from '../india/indian-day.ts';
import { findState } from '../india/indian-states.ts';
import { paiseToRupees, sumPaise, type Paise } from '../money/paise.ts';
import { isShippingLine } from './invoice-tax.ts';
import type { CreditNote, Invoice, InvoiceLine, InvoiceParty } from './invoice-fields.ts';

/**
 * What the portal registers: schema INV-01, version 1.1 (Notification 60/2020, einv-apisandbox.nic.in). Amounts are
 * rupees with two decimals. All figures come from the stored document.
 */
export function invoicePayload(invoice: Invoice) {
  const { number, issuedAt, deliverTo, buyer } = invoice;
  return {
    ...commonPayload('INV', { number, issuedAt }, invoice, invoice),
    ...(!isSamePlace(deliverTo, buyer.address) && {
      ShipDtls: { LglNm: cut(buyer.name), ...place(deliverTo) },
    }),
  };
}

/** Names the invoice that it credits. */
export function creditNotePayload(note: CreditNote, invoice: Invoice) {
  const { number, issuedAt } = note;
  const PrecDocDtls = [{ InvNo: invoice.number, InvDt: dayOf(invoice.issuedAt) }];
  return {
    ...commonPayload('CRN', { number, issuedAt }, invoice, note),
    RefDtls: { PrecDocDtls },
  };
}

/** Why the portal would refuse an invoice of this kind; null for nothing that the shop can see. */
export function eInvoiceProblem({
  supplier,
  buyer,
  deliverTo,
  lines,
}: Pick<Invoice, 'supplier' | 'buyer' | 'deliverTo' | 'lines'>): string | null {
  const withoutCode = lines.find(({ hsnCode }) => !HSN_OF_LARGE_SELLERS.test(hsnCode));
  if (withoutCode) {
    return `“${withoutCode.description}” needs an HSN code of 6 or 8 digits to be on an e-invoice.`;
  }
  const places: [string, Address][] = [
    ['shop', supplier.address],
    ['buyer', buyer.address],
    ['delivery', deliverTo],
  ];
  const [incomplete] = places.find(([, address]) => !isCompleteAddress(address)) ?? [];
  if (incomplete === undefined) return null;
  return `The address of the ${incomplete} needs a street, a city and a pincode to be on an e-invoice.`;
}

/** Sellers above ₹5 crore use at least six digits (Notification 78/2020, since 1 April 2021). */
const HSN_OF_LARGE_SELLERS = /^\d{6}(\d{2})?$/;

function isCompleteAddress({ line1, city, pincode }: Address): boolean {
  return line1.trim() !== '' && city.trim().length >= 3 && /^[1-9]\d{5}$/.test(pincode);
}

type Dated = Pick<Invoice, 'number' | 'issuedAt'>;
type Taxed = Pick<Invoice, 'lines' | 'totals'>;

function commonPayload(
  type: 'INV' | 'CRN',
  { number, issuedAt }: Dated,
  { supplier, buyer, placeOfSupply }: Pick<Invoice, 'supplier' | 'buyer' | 'placeOfSupply'>,
  { lines, totals }: Taxed,
) {
  const sum = (field: 'taxable' | 'cgst' | 'sgst' | 'igst') =>
    rupees(sumPaise(lines.map((line) => line[field])));
  return {
    Version: '1.1',
    TranDtls: { TaxSch: 'GST', SupTyp: 'B2B', RegRev: 'N', IgstOnIntra: 'N' },
    DocDtls: { Typ: type, No: number, Dt: dayOf(issuedAt) },
    SellerDtls: partyDetails(supplier),
    BuyerDtls: { ...partyDetails(buyer), Pos: placeOfSupply.stateCode },
    ItemList: lines.map(item),
    ValDtls: {
      AssVal: sum('taxable'),
      CgstVal: sum('cgst'),
      SgstVal: sum('sgst'),
      IgstVal: sum('igst'),
      OthChrg: rupees(totals.shipping),
      RndOffAmt: rupees(totals.roundOff),
      TotInvVal: rupees(totals.total),
    },
  };
}

/** The discount is off already: the unit price is the taxable value of one unit. */
function item(line: InvoiceLine, index: number) {
  const { description, hsnCode, quantity, unit, taxable, taxPercent, cgst, sgst, igst } = line;
  const value = rupees(taxable);
  return {
    SlNo: String(index + 1),
    PrdDesc: description.slice(0, 300),
    IsServc: 'N',
    HsnCd: hsnCode,
    Qty: isShippingLine(line) ? 1 : quantity,
    Unit: isShippingLine(line) ? 'OTH' : unit,
    // A credit note that reduces only the value has a quantity of 0.
    UnitPrice: quantity === 0 ? value : Math.round((value / quantity) * 1000) / 1000,
    TotAmt: value,
    Discount: 0,
    AssAmt: value,
    GstRt: taxPercent,
    CgstAmt: rupees(cgst),
    SgstAmt: rupees(sgst),
    IgstAmt: rupees(igst),
    TotItemVal: rupees(sumPaise([taxable, cgst, sgst, igst])),
  };
}

function partyDetails({ gstin, name, address }: InvoiceParty) {
  return { Gstin: gstin, LglNm: cut(name), ...place(address) };
}

function place({ line1, line2, city, pincode, state }: Address) {
  const more = `${line1.slice(MOST)} ${line2}`.trim();
  return {
    Addr1: cut(line1),
    ...(more !== '' && { Addr2: cut(more) }),
    Loc: city.slice(0, 50),
    Pin: Number(pincode),
    Stcd: findState(state)?.gstCode ?? '',
  };
}

function isSamePlace(one: Address, other: Address): boolean {
  return one.pincode === other.pincode && one.line1 === other.line1 && one.line2 === other.line2;
}

const MOST = 100;
const cut = (words: string) => words.slice(0, MOST);
const rupees = (sum: Paise) => paiseToRupees(sum);

/** As 21/11/2026. */
export function dayOf(at: Date): string {
  return indianDay(at).split('-').toReversed().join('/');
}
