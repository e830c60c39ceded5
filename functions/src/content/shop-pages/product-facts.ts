import { paiseToRupees, rupeesToPaise } from '@kargha/domain/money/paise';
import { shippingFor } from '@kargha/domain/pricing/price-order';
import { maxPurchasable, type Product } from '@kargha/domain/catalogue/product';
import { RETURN_DAYS } from '@kargha/domain/orders/return';
import { meanRating } from '@kargha/domain/reviews/review-sum';
import type { ShippingRates } from '@kargha/domain/pricing/shipping-rates';
import { SHOP_NAME } from '@kargha/domain/settings/shop-name';

export { SHOP_NAME };

const SCHEMA = 'https://schema.org';
const RUPEES = { currency: 'INR' };

/** Absolute addresses of product and picture, and the shipping rates. */
export interface ProductPlace {
  shipping: ShippingRates;
  shop: string;
  address: string;
  picture: string | undefined;
}

export function productFacts(product: Product, { address, picture, shipping }: ProductPlace) {
  const { title, description, sku, hasSKU, barcode } = product;
  return {
    '@context': SCHEMA,
    '@type': 'Product',
    name: title,
    description,
    ...(picture !== undefined && { image: [picture] }),
    ...(hasSKU && sku !== '' && { sku }),
    ...(/^\d{13}$/.test(barcode) && { gtin13: barcode }),
    brand: { '@type': 'Brand', name: SHOP_NAME },
    ...ratingOf(product),
    offers: {
      '@type': 'Offer',
      url: address,
      priceCurrency: RUPEES.currency,
      price: product.price.toFixed(2),
      itemCondition: `${SCHEMA}/NewCondition`,
      availability: `${SCHEMA}/${availabilityOf(product)}`,
      shippingDetails: shippingOf(product, shipping),
      hasMerchantReturnPolicy: RETURN_POLICY,
    },
  };
}

export function productTrail({ title }: Product, { shop, address }: ProductPlace) {
  const steps = [
    { name: SHOP_NAME, item: `${shop}/` },
    { name: 'Products', item: `${shop}/products` },
    { name: title, item: address },
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

function availabilityOf(product: Product): 'InStock' | 'BackOrder' | 'OutOfStock' {
  if (maxPurchasable(product) === 0) return 'OutOfStock';
  return product.trackQuantity && product.quantity <= 0 ? 'BackOrder' : 'InStock';
}

/** The shipping fee for one piece; free above the threshold. */
function shippingOf({ price, isPhysicalProduct }: Product, figures: ShippingRates) {
  const fee = isPhysicalProduct ? paiseToRupees(shippingFor(rupeesToPaise(price), figures)) : 0;
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
    shippingRate: {
      '@type': 'MonetaryAmount',
      value: fee,
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
