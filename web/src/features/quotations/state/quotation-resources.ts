import { createResource, type Resource } from '#lib/reading/resource.ts';
import type { ShownQuote } from '#lib/documents/quote-document.ts';

import { readQuotation, readQuotes } from '../data/quotations.ts';
import type { Quotation } from './quote-status.ts';

const FAILURE = 'Failed to load quotations';

/** Keyed by uid. Created once per visit to the page, since the shop may have answered by the next visit. */
export function createQuotesResource(): Resource<ShownQuote[]> {
  return createResource(readQuotes, FAILURE);
}

export function createQuotationResource(): Resource<Quotation | null> {
  return createResource(readQuotation, FAILURE);
}
