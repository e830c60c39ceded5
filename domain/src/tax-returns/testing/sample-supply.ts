import { gstinCheckCharacter } from '../../india/gstin.ts';
import { creditNoteLines } from '../../invoices/credit-note-lines.ts';
import { invoiceLines, invoiceTotals, type TaxedLine } from '../../invoices/invoice-tax.ts';
import { paise, sumPaise } from '../../money/paise.ts';
import type { SupplyDocument } from '../supply-document.ts';

const gstin = (first14: string) => first14 + gstinCheckCharacter(first14);

/** A shop in Karnataka. */
export const SHOP = { gstin: gstin('29AAHCK6072R1Z'), stateCode: '29' };
export const KARNATAKA_BUYER = gstin('29AAECN4821K1Z');
export const KERALA_BUYER = gstin('32ABXFA2964M1Z');
export const OTHER_KERALA_BUYER = gstin('32AAECN4821K1Z');

export function soldLine(more: Partial<TaxedLine> = {}): TaxedLine {
  return {
    productId: 'saree',
    title: 'Cotton saree',
    hsnCode: '520811',
    quantity: 1,
    unitPrice: paise(100_000),
    chargeTax: true,
    discount: paise(0),
    ...more,
  };
}

interface SoldTo {
  number?: string;
  gstin?: string;
  place?: string;
  issuedAt?: Date;
  lines?: TaxedLine[];
}

/** An invoice that is rounded up to the rupee. */
export function soldSupply({
  number = 'KG/2627/000001',
  gstin: buyer = '',
  place = '29',
  issuedAt = new Date('2026-11-10T06:30:00Z'),
  lines: sold = [soldLine()],
}: SoldTo = {}): SupplyDocument {
  const lines = invoiceLines(sold, place === SHOP.stateCode);
  const exact = sumPaise(
    lines.flatMap(({ taxable, cgst, sgst, igst }) => [taxable, cgst, sgst, igst]),
  );
  const total = paise(Math.ceil(exact / 100) * 100);
  const totals = invoiceTotals(lines, { shipping: paise(0), total, giftCard: paise(0) });
  const parties = {
    isUntaxedSeller: false,
    supplier: SHOP,
    gstin: buyer,
    place,
    reverseCharge: false,
  };
  return {
    kind: 'invoice',
    number,
    issuedAt,
    ...parties,
    lines,
    totals,
    invoice: { issuedAt, total },
  };
}

interface Credited {
  number?: string;
  issuedAt?: Date;
  amount?: number;
}

/** A credit note for some of the invoice's value, or all of it. */
export function creditedSupply(
  invoice: SupplyDocument,
  { number = 'KC/2627/000001', issuedAt = invoice.issuedAt, amount }: Credited = {},
): SupplyDocument {
  const { total } = invoice.totals;
  const sold = { lines: [...invoice.lines], totals: invoice.totals };
  const { lines, totals } = creditNoteLines(sold, {
    amount: paise(amount ?? total),
    pieces: amount === undefined ? 'rest' : [],
  });
  return { ...invoice, kind: 'credit-note', number, issuedAt, lines, totals };
}
