import { searchQuery } from '#lib/reading/use-search.ts';
import { findActiveProducts, withStock } from '#session/state/find-products.ts';

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

/** Finds the first few matching products, each with its SKU and stock. */
export const findOfferProducts = searchQuery('offer-products', async (search) =>
  (await findActiveProducts(search)).map(withStock),
);
