import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';
import { useRead, type ReadState } from '#lib/reading/use-read.ts';
import { findActiveProducts, type ProductOption } from '#session/state/find-products.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';
import {
  listQuotes,
  readStaffQuote,
  type StaffQuote,
  type QuoteFilter,
  type QuoteRow,
} from '../data/staff-quote-api.ts';

export type { StaffQuote, QuoteRow } from '../data/staff-quote-api.ts';
export {
  readProductFacts,
  readOfferProducts,
  type OfferProduct,
} from '../data/offer-products-api.ts';
export {
  closeRequest,
  readRequestFile,
  readMessageFile,
  readOfferPdf,
  saveOffer,
  sendStaffMessage,
  takeStep,
} from '../data/staff-quote-api.ts';
export { dropMessageFile, putMessageFile } from '#session/state/quote-uploads.ts';

/** Returns the first few matching products, each with its SKU and stock. */
export async function findOfferProducts(search: string): Promise<ProductOption[]> {
  const { inStock } = adminQuotesTexts.en;
  return (await findActiveProducts(search)).map((found) => {
    const stock = found.available === null ? '' : inStock(found.available);
    return { ...found, detail: [found.detail, stock].filter((part) => part !== '').join(' · ') };
  });
}

export function useQuotes(filter: QuoteFilter): PagedRows<QuoteRow> {
  return usePages({ read: listQuotes, filter, idOf: ({ id }) => id });
}

export function useStaffQuote(id: string): ReadState<StaffQuote> {
  return useRead(readStaffQuote, id);
}
