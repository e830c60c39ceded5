import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { amountInWords } from '@kargha/domain/money/amount-in-words';
import type { Paise } from '@kargha/domain/money/paise';
import type { OfferBasis, QuoteTotals } from '@kargha/domain/quotes/quote-schema';
import { priceOffer } from '@kargha/domain/quotes/quote-totals';

import { taxView } from '../../functions/src/documents/invoices/invoice-columns.ts';
import { renderPdf } from '../../functions/src/pdf/pdf-document.ts';
import { drawQuoteTotals } from '../../functions/src/business/quotes/quotation-pdf.ts';
import { caseCount } from '../soak/case-count.ts';
import { randomOffers } from './random-offers.ts';

const OFFERS = caseCount({ usual: 150, all: 10_000 });

const OFFERS_PER_FILE = 500;
const DATE = new Date('2026-11-21T06:00:00Z');
const offers = randomOffers(OFFERS);

test(
  `prints what ${OFFERS} offers cost on their documents, to the paisa and in words`,
  { timeout: 1_800_000 },
  async () => {
    for (let first = 0; first < OFFERS; first += OFFERS_PER_FILE) {
      const batch = offers.slice(first, first + OFFERS_PER_FILE);
      expect(missingTexts(await textOf(await renderOffers(batch)), batch)).toEqual([]);
    }
  },
);

function renderOffers(batch: readonly OfferBasis[]): Promise<Buffer> {
  return renderPdf({ title: 'Offers', author: 'Kargha', date: DATE }, (pdf) => {
    for (const offer of batch) {
      const stateCode = offer.withinState ? '29' : '27';
      const { totals } = priceOffer(offer);
      const view = taxView(stateCode, offer.withinState, {});
      drawQuoteTotals(pdf, { ...offer, totals, placeOfSupply: { name: '', stateCode } }, view);
    }
  });
}

async function textOf(bytes: Buffer): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s/g, '');
}

/** Returns the expected texts that do not appear in this order. */
function missingTexts(text: string, batch: readonly OfferBasis[]): string[] {
  let read = 0;
  return batch.flatMap(expectedTexts).filter((expected) => {
    const at = text.indexOf(expected, read);
    if (at >= 0) read = at + expected.length;
    return at < 0;
  });
}

function expectedTexts(offer: OfferBasis): string[] {
  const { totals } = priceOffer(offer);
  const amountText = amountInWords(totals.total).replaceAll(' ', '');
  return [...expectedTotals(totals, offer.withinState), amountText];
}

function expectedTotals(totals: QuoteTotals, withinState: boolean): string[] {
  const { subtotal, discount, shipping, cgst, sgst, igst, total } = totals;
  const heads = withinState
    ? [labelled('CGST', cgst), labelled('SGST', sgst)]
    : [labelled('IGST', igst)];
  return [
    labelled('Goods', subtotal),
    ...(discount > 0 ? [`Discount−₹${formatAmount(discount)}`] : []),
    ...heads,
    ...(shipping > 0 ? [labelled('Shipping', shipping)] : []),
    labelled('Total', total),
  ];
}

const labelled = (name: string, sum: Paise) => `${name}₹${formatAmount(sum)}`;

/** Deliberately separate from the product's formatter: lakh and crore grouping, two digits of paise. */
function formatAmount(sum: Paise): string {
  const rupees = String(Math.floor(sum / 100));
  const rest = rupees.slice(0, -3).replaceAll(/\B(?=(\d\d)+$)/g, ',');
  const grouped = rest === '' ? rupees : `${rest},${rupees.slice(-3)}`;
  return `${grouped}.${String(sum % 100).padStart(2, '0')}`;
}
