import type { Address } from '@kargha/domain/customer-info';
import { INDIAN_STATES } from '@kargha/domain/indian-states';
import type { Invoice, InvoiceParty } from '@kargha/domain/invoice';
import { paiseToRupees, type Paise } from '@kargha/domain/paise';

import { keepTogether } from '../papers/paper-blocks.ts';
import { INK, MARGIN, textWidth, type Paper } from '../papers/paper.ts';

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
const AMOUNT = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** A day as it is printed. */
export function day(at: Date): string {
  return DAY.format(at);
}

export function drawHeading(paper: Paper, title: string, copy: string): void {
  const top = paper.y;
  paper.font('bold').fontSize(18).text(title, MARGIN, top);
  const below = paper.y;
  paper.font('regular').fontSize(8).fillColor(INK.quiet);
  paper.text(copy, MARGIN, top + 8, { width: textWidth(paper), align: 'right' });
  paper.fillColor(INK.text).fontSize(9);
  paper.x = MARGIN;
  paper.y = below + 8;
}

export function drawEnd(paper: Paper, supplier: InvoiceParty, sentence: string): void {
  paper.moveDown(1);
  keepTogether(paper, 80);
  paper.font('regular').fontSize(9).fillColor(INK.text);
  paper.text(sentence, MARGIN, paper.y, { width: textWidth(paper) });
  paper.moveDown(1);
  const options = { width: textWidth(paper), align: 'right' } as const;
  paper.text(`For ${supplier.name}`, MARGIN, paper.y, options);
  paper.moveDown(2);
  paper.fillColor(INK.quiet).text('Authorised signatory', MARGIN, paper.y, options);
}

export function party(title: string, { name, gstin, address }: InvoiceParty) {
  return {
    title,
    lines: [name, ...addressLines(address), gstin === '' ? '' : `GSTIN ${gstin}`],
  };
}

export function addressLines({ line1, line2, city, pincode, state }: Address): string[] {
  return [line1, line2, `${city} ${pincode}`, `${state} (${stateCode(state)})`];
}

function stateCode(name: string): string {
  return INDIAN_STATES.find((state) => state.name === name)?.gstCode ?? '–';
}

export function facts({ number, issuedAt }: Pick<Invoice, 'number' | 'issuedAt'>): string[] {
  return [number, `Date ${day(issuedAt)}`];
}

export function supplyLines({
  placeOfSupply,
  reverseCharge,
}: Pick<Invoice, 'placeOfSupply' | 'reverseCharge'>) {
  const { name, stateCode: code } = placeOfSupply;
  return [`${name} (${code})`, `Reverse charge: ${reverseCharge ? 'Yes' : 'No'}`];
}

/** An amount as it is printed, without the rupee sign. */
export function amount(sum: Paise): string {
  return AMOUNT.format(paiseToRupees(sum));
}
