import { paise, paiseToRupees, rupeesToPaise } from '@kargha/domain/money/paise';
import { orderWorth, priceOrder, type PriceTerms } from '@kargha/domain/pricing/price-order';
import { priceWithTax } from '@kargha/domain/pricing/price-with-tax';
import { maxPurchasable, sellableQuantity, type Product } from '@kargha/domain/catalogue/product';
import { asChosen, hasVariants, variantsOf } from '@kargha/domain/catalogue/variants';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import { RETURN_DAYS } from '@kargha/domain/orders/return';
import { meanRating } from '@kargha/domain/reviews/review-sum';
import { languagePath, type SiteLanguage } from '@kargha/domain/settings/language-path';
import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

export { SHOP_NAME };

/** Names of the pages above a product, as its page shows them. */
const HOME: Readonly<Record<SiteLanguage, string>> = { en: 'Home', hi: 'होम' };
const PRODUCTS: Readonly<Record<SiteLanguage, string>> = { en: 'All products', hi: 'सभी उत्पाद' };

const SCHEMA = 'https://schema.org';
const RUPEES = { currency: 'INR' };

/** Addresses of product and picture, and the terms of sale. */
export interface ProductPlace {
  terms: PriceTerms;
  shop: string;
  /** '/products/muga-silk-saree' */
  path: string;
  language: SiteLanguage;
  /** absolute */
  picture: string | undefined;
}

export function addressOf({ shop, path, language }: ProductPlace): string {
  return shop + languagePath(language, path);
}

export function productFacts(product: Product, place: ProductPlace) {
  const { picture } = place;
  const { title, description, sku, hasSKU, barcode } = product;
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: title,
    description,
    ...(picture !== undefined && { image: [picture] }),
    ...(hasSKU && sku !== '' && { sku }),
    ...gtinFact(barcode),
    brand: { '@type': 'Brand', name: SHOP_NAME },
    ...ratingOf(product),
    offers: offersOf(product, place),
  };
}

/** One offer, or one for each combination of options on sale. */
function offersOf(product: Product, place: ProductPlace) {
  if (!hasVariants(product)) return offerOf(product, place);
  return variantsOf(product).map(({ options, sku, barcode }) => ({
    ...offerOf(asChosen(product, options), place),
    name: lineTitle({ title: product.title, options }),
    ...(sku !== '' && { sku }),
    ...gtinFact(barcode),
  }));
}

function offerOf(product: Product, place: ProductPlace) {
  const { terms } = place;
  return {
    '@type': 'Offer',
    url: addressOf(place),
    priceCurrency: RUPEES.currency,
    price: chargedPrice(product, terms),
    itemCondition: `${SCHEMA}/NewCondition`,
    availability: `${SCHEMA}/${availabilityOf(product)}`,
    shippingDetails: shippingOf(product, terms),
    hasMerchantReturnPolicy: RETURN_POLICY,
  };
}

export function productTrail({ title }: Product, place: ProductPlace) {
  const at = (path: string) => addressOf({ ...place, path });
  const steps = [
    { name: HOME[place.language], item: at('/') },
    { name: PRODUCTS[place.language], item: at('/products') },
    { name: title, item: at(place.path) },
  ];
  return {
    '@context': SCHEMA,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...step,
    })),
  };
}

/** Empty without reviews: search engines refuse an empty rating. */
function ratingOf({ reviews }: Product) {
  if (!reviews || reviews.count <= 0) return {};
  const { count } = reviews;
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: meanRating(reviews),
      reviewCount: count,
      bestRating: 5,
      worstRating: 1,
    },
  };
}

export function availabilityOf(product: Product): 'InStock' | 'BackOrder' | 'OutOfStock' {
  if (maxPurchasable(product) === 0) return 'OutOfStock';
  return product.trackQuantity && sellableQuantity(product) <= 0 ? 'BackOrder' : 'InStock';
}

/**
 * Rupees with GST, whatever the page shows first: search engines and product feeds require the price that checkout
 * charges.
 */
export function chargedPrice(product: Product, terms: PriceTerms): string {
  return paiseToRupees(priceWithTax(pieceOf(product), terms)).toFixed(2);
}

function pieceOf(product: Product) {
  return { ...product, unitPrice: rupeesToPaise(product.price), quantity: 1 };
}

/**
 * A barcode that is a number of GS1: with a valid check digit, and not of a range for use within a shop
 * (https://www.gs1.org/standards/id-keys/company-prefix).
 */
export function gtinOf(barcode: string): string | undefined {
  if (!/^(?!2|0[24])\d{13}$/.test(barcode)) return undefined;
  const sum = Array.from(barcode, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0 ? barcode : undefined;
}

function gtinFact(barcode: string): { gtin13?: string } {
  const gtin13 = gtinOf(barcode);
  return gtin13 === undefined ? {} : { gtin13 };
}

/** Rupees for one piece, with the tax that is charged on it; free above the threshold. */
export function shippingFee(product: Product, terms: PriceTerms): number {
  if (!product.isPhysicalProduct) return 0;
  const piece = pieceOf(product);
  const whole = orderWorth(priceOrder([piece], {}, terms));
  return paiseToRupees(paise(whole - priceWithTax(piece, terms)));
}

function shippingOf(product: Product, terms: PriceTerms) {
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: shippingFee(product, terms),
      ...RUPEES,
    },
  };
}

const RETURN_POLICY = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IN',
  returnPolicyCategory: `${SCHEMA}/MerchantReturnFiniteReturnWindow`,
  merchantReturnDays: RETURN_DAYS,
  returnMethod: `${SCHEMA}/ReturnByMail`,
};
