import { gstInPrices } from '@kargha/domain/pricing/included-tax';
import { useTexts } from '#lib/language/language.ts';
import { useSaleTerms } from '#lib/shop/sale-terms.ts';

import { adminQuotesTexts } from '../admin-quotes-texts.ts';

/** Where shoppers read prices with GST, offers to verified companies are without it. */
export function OfferTaxNote({ includesTax }: { includesTax: boolean }) {
  const texts = useTexts(adminQuotesTexts);
  const { terms } = useSaleTerms();
  if (includesTax) return <p>{texts.withGst}</p>;
  return gstInPrices(terms.tax, new Date()) === 'included' && <p>{texts.withoutGst}</p>;
}
