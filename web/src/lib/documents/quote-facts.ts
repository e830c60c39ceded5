import { formatDay } from '../language/day-format.ts';
import type { quoteRequestTexts } from '../language/quote-request-texts.ts';
import { requestedLinesText, type ShownQuote } from './quote-document.ts';

/** What a buyer has asked for, named as the form names it; '' where they have said nothing. */
export function quoteFacts(
  quote: ShownQuote,
  words: typeof quoteRequestTexts.en,
): [name: string, value: string][] {
  const { fields } = words;
  const wishes = [
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
    [fields.lines, requestedLinesText(quote.lines)],
    [fields.requirements, quote.requirements],
    [fields.wishes, wishes.join(', ')],
    [fields.budget, words.budgets[quote.budgetPerPiece]],
    [fields.payment, words.paymentTerms[quote.paymentTerms]],
    [fields.additionalInfo, quote.additionalInfo],
  ];
}

/** Whom the shop speaks to about a request: name, address and phone, one below the other. */
export function contactOf({ contactPerson, email, phone }: ShownQuote): string {
  return [contactPerson, email, phone].join('\n');
}
