import type { QuoteRequestLine } from '@kargha/domain/quotes/quote-schema';

import { formatDay } from '../language/day-format.ts';
import type { quoteRequestTexts } from '../language/quote-request-texts.ts';
import { requestedLinesText, type ShownQuote } from './quote-document.ts';

/** What the buyer asked for, labelled as in the form; '' for empty fields. Titles are in English without `titleOf`. */
export function quoteFacts(
  quote: ShownQuote,
  words: typeof quoteRequestTexts.en,
  titleOf?: (line: QuoteRequestLine) => string,
): [name: string, value: string][] {
  const { fields } = words;
  const extras = [
    quote.wantsBranding && words.branding,
    quote.wantsPackaging && words.packaging,
    quote.wantsSamples && words.samples,
  ].filter((wish) => wish !== false);
  return [
    [fields.industry, quote.industry],
    [fields.orderType, words.orderTypes[quote.orderType]],
    [fields.quantity, words.pieces(quote.quantity)],
    [fields.category, words.categories[quote.category]],
    [fields.requiredBy, quote.requiredBy ? formatDay(quote.requiredBy) : ''],
    [fields.lines, requestedLinesText(quote.lines, titleOf)],
    [fields.requirements, quote.requirements],
    [fields.wishes, extras.join(', ')],
    [fields.budget, words.budgets[quote.budgetPerPiece]],
    [fields.payment, words.paymentTerms[quote.paymentTerms]],
    [fields.additionalInfo, quote.additionalInfo],
  ];
}

export function contactOf({ contactPerson, email, phone }: ShownQuote): string {
  return [contactPerson, email, phone].join('\n');
}
