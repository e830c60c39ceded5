import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';
import { useRead, type ReadOnce } from '#lib/reading/use-read.ts';

import {
  listQuotes,
  readDesk,
  type DeskQuote,
  type QuoteFilter,
  type QuoteRow,
} from '../data/desk-api.ts';

export type { DeskQuote, QuoteRow } from '../data/desk-api.ts';
export {
  deskFile,
  deskMessageFile,
  deskPdf,
  productFacts,
  saveOffer,
  sendDeskMessage,
  takeStep,
} from '../data/desk-api.ts';
export { dropMessageFile, putMessageFile } from '#lib/files/message-files.ts';
export { findProducts } from '#session/state/find-products.ts';

/** The requests that a filter leaves, page by page. */
export function useQuotes(filter: QuoteFilter): PagedRows<QuoteRow> {
  return usePages({ read: listQuotes, filter, idOf: ({ id }) => id });
}

/** One request with everything about it. */
export function useDesk(id: string): ReadOnce<DeskQuote> {
  return useRead(readDesk, id);
}
