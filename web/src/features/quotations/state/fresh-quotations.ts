import { createResource, type Resource } from '#lib/reading/resource.ts';
import type { ShownQuote } from '#lib/documents/quote-document.ts';

import { quotationOf, quotesOf } from '../data/quotations.ts';
import type { Quotation } from './shown-quote.ts';

const FAILURE = 'Failed to load quotations';

/** The requests of a buyer by uid: a resource of one visit to the page, since the shop may have answered by the next. */
export function freshQuotes(): Resource<ShownQuote[]> {
  return createResource(quotesOf, FAILURE);
}

/** One request by its id, likewise; null when there is none. */
export function freshQuotation(): Resource<Quotation | null> {
  return createResource(quotationOf, FAILURE);
}
