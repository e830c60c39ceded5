import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';
import { useRead, type ReadOnce } from '#lib/reading/use-read.ts';
import { findActiveProducts, type FoundProduct } from '#session/state/find-products.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import {
  listQuotes,
  readDesk,
  type DeskQuote,
  type QuoteFilter,
  type QuoteRow,
} from '../data/desk-api.ts';

export type { DeskQuote, QuoteRow } from '../data/desk-api.ts';
export { productFacts, readOfferProducts, type OfferProduct } from '../data/offer-products-api.ts';
export {
  deskFile,
  deskMessageFile,
  deskPdf,
  saveOffer,
  sendDeskMessage,
  takeStep,
} from '../data/desk-api.ts';
export { dropMessageFile, putMessageFile } from '#session/state/quote-uploads.ts';

/** The first few products that can be offered, each with its SKU and its stock. */
export async function findForOffer(search: string): Promise<FoundProduct[]> {
  const { inStock } = adminQuotesTexts.en;
  return (await findActiveProducts(search)).map((found) => {
    const stock = found.available === null ? '' : inStock(found.available);
    return { ...found, detail: [found.detail, stock].filter((part) => part !== '').join(' · ') };
  });
}

/** The requests that a filter leaves, page by page. */
export function useQuotes(filter: QuoteFilter): PagedRows<QuoteRow> {
  return usePages({ read: listQuotes, filter, idOf: ({ id }) => id });
}

/** One request with everything about it. */
export function useDesk(id: string): ReadOnce<DeskQuote> {
  return useRead(readDesk, id);
}
