/** Hindi of product lists and product pages. */
import { bulkTermsTexts } from '#features/catalog/bulk-terms-texts.ts';
import { bulkTermsHindi } from '#features/catalog/bulk-terms-texts.hi.ts';
import { cardTexts } from '#features/catalog/card-texts.ts';
import { cardHindi } from '#features/catalog/card-texts.hi.ts';
import { catalogTexts } from '#features/catalog/catalog-texts.ts';
import { catalogHindi } from '#features/catalog/catalog-texts.hi.ts';
import { searchTexts } from '#features/catalog/search-texts.ts';
import { searchHindi } from '#features/catalog/search-texts.hi.ts';
import { sizeGuideTexts } from '#features/catalog/size-guide-texts.ts';
import { sizeGuideHindi } from '#features/catalog/size-guide-texts.hi.ts';
import { tailoringTexts } from '#features/catalog/tailoring-texts.ts';
import { tailoringHindi } from '#features/catalog/tailoring-texts.hi.ts';
import { optionStockTexts } from '#features/catalog/option-stock-texts.ts';
import { optionStockHindi } from '#features/catalog/option-stock-texts.hi.ts';
import { saleTermsTexts } from '#features/catalog/sale-terms-texts.ts';
import { saleTermsHindi } from '#features/catalog/sale-terms-texts.hi.ts';
import { declarationTexts } from '#features/catalog/declaration-texts.ts';
import { declarationHindi } from '#features/catalog/declaration-texts.hi.ts';
import { particularsTexts } from '#features/catalog/particulars-texts.ts';
import { particularsHindi } from '#features/catalog/particulars-texts.hi.ts';
import { productOffersTexts } from '#features/catalog/product-offers-texts.ts';
import { productOffersHindi } from '#features/catalog/product-offers-texts.hi.ts';
import { productTexts } from '#features/catalog/product-texts.ts';
import { productHindi } from '#features/catalog/product-texts.hi.ts';
import { translated } from '#lib/language/language.ts';
import { offerHindi } from '#ui/offer-texts.hi.ts';
import { offerTexts } from '#ui/offer-texts.ts';

export const catalogueTranslations = [
  translated(bulkTermsTexts, bulkTermsHindi),
  translated(cardTexts, cardHindi),
  translated(catalogTexts, catalogHindi),
  translated(searchTexts, searchHindi),
  translated(offerTexts, offerHindi),
  translated(productOffersTexts, productOffersHindi),
  translated(productTexts, productHindi),
  translated(particularsTexts, particularsHindi),
  translated(declarationTexts, declarationHindi),
  translated(tailoringTexts, tailoringHindi),
  translated(sizeGuideTexts, sizeGuideHindi),
  translated(optionStockTexts, optionStockHindi),
  translated(saleTermsTexts, saleTermsHindi),
];
