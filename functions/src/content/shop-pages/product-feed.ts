import { pictureFile, PICTURE_WIDTHS } from '@kargha/domain/catalogue/pictures';
import type { Product } from '@kargha/domain/catalogue/product';
import { asChosen, hasVariants, variantsOf, type Variant } from '@kargha/domain/catalogue/variants';
import { lineTitle } from '@kargha/domain/shopping/line-title';
import type { LineOptions } from '@kargha/domain/shopping/line-options';
import type { PriceTerms } from '@kargha/domain/pricing/price-order';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import { escapeHtml } from '../../http/markup.ts';
import { availabilityOf, chargedPrice, gtinOf, shippingFee, SHOP_NAME } from './product-facts.ts';

/** The shop's origin, the terms of sale, and the address of a Storage path. */
export interface FeedPlace {
  shop: string;
  terms: PriceTerms;
  pictureAddress: (path: string) => string;
}

/** Attributes without their prefix, in order; a repeated one has several values, and some have attributes inside. */
export type FeedItem = readonly (readonly [attribute: string, value: string | FeedItem])[];

/** Limits of the product data specification: https://support.google.com/merchants/answer/7052112 */
export const FEED_LIMITS = {
  id: 50,
  title: 150,
  description: 5_000,
  product_type: 750,
  material: 200,
} as const;

const MOST_MORE_PICTURES = 10;

/** Until a piece that is made to order is ready, where the product does not say. */
const USUAL_WAIT_DAYS = 30;

const AVAILABILITY = {
  InStock: 'in_stock',
  OutOfStock: 'out_of_stock',
  BackOrder: 'backorder',
} as const;

/**
 * The product in the terms of Google Merchant Center, whose format Meta's catalogue also reads: one item, or one for
 * each variant on sale. Prices are with GST, as checkout charges them. Nothing without a picture, which both refuse.
 */
export function feedItems(product: Product, place: FeedPlace): FeedItem[] {
  if (product.pictures.length === 0) return [];
  if (!hasVariants(product)) return [itemOf(product, { chosen: product }, place)];
  return variantsOf(product).map((variant) => [
    ...itemOf(product, { chosen: asChosen(product, variant.options), variant }, place),
    ['item_group_id', product._id.slice(0, FEED_LIMITS.id)] as const,
    ...optionAttributes(variant.options),
  ]);
}

/** An RSS 2.0 file of all items. */
export function productFeed(items: readonly FeedItem[], shop: string): string {
  const written = items.map((item) => `<item>${attributesIn(item)}</item>`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>' +
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>' +
    `<title>${SHOP_NAME}</title><link>${escapeHtml(shop)}</link>` +
    `<description>Products of ${SHOP_NAME}</description>${written.join('')}</channel></rss>`
  );
}

function attributesIn(item: FeedItem): string {
  return item
    .map(([name, value]) => {
      const content =
        typeof value === 'string' ? escapeHtml(plainText(value)) : attributesIn(value);
      return `<g:${name}>${content}</g:${name}>`;
    })
    .join('');
}

/** XML allows no control characters but line breaks and tabs (https://www.w3.org/TR/xml/#charsets). */
function plainText(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n\t]/gu, '');
}

function itemOf(product: Product, unit: Unit, place: FeedPlace): FeedItem {
  const { chosen, variant } = unit;
  const { shop, terms } = place;
  const title = lineTitle({ title: product.title, options: variant?.options });
  return [
    ['id', feedId(product, variant)],
    ['title', title.slice(0, FEED_LIMITS.title)],
    ['description', (product.description || title).slice(0, FEED_LIMITS.description)],
    ['link', `${shop}/products/${encodeURIComponent(product.slug)}`],
    ...picturesOf(product, variant, place),
    ...availability(chosen, terms),
    ...pricesOf(chosen, terms),
    ['condition', 'new'],
    ['brand', SHOP_NAME],
    ...identifiersOf(chosen),
    ...kindOf(product),
    ...shippingOf(chosen, terms),
  ];
}

interface Unit {
  /** as it is sold */
  chosen: Product;
  variant?: Variant;
}

function feedId({ _id }: Product, variant?: Variant): string {
  const id = variant === undefined ? _id : `${_id.slice(0, 40)}-${variant.id}`;
  return id.slice(0, FEED_LIMITS.id);
}

function picturesOf(
  { pictures }: Product,
  variant: Variant | undefined,
  { pictureAddress }: FeedPlace,
): FeedItem {
  const own = pictures.filter(({ path }) => path === variant?.picture);
  const others = pictures.filter((picture) => !own.includes(picture));
  const [first = '', ...more] = [...own, ...others].map((picture) =>
    pictureAddress(pictureFile(picture, PICTURE_WIDTHS[2], 'webp')),
  );
  const shown = more.slice(0, MOST_MORE_PICTURES);
  return [
    ['image_link', first],
    ...shown.map((address) => ['additional_image_link', address] as const),
  ];
}

/** A piece to wait for has a day. */
function availability(product: Product, { at }: PriceTerms): FeedItem {
  const { bulk } = product;
  const is = AVAILABILITY[availabilityOf(product)];
  if (is !== 'backorder') return [['availability', is]];
  const leadTime = bulk?.leadTimeDays ?? 0;
  const days = leadTime > 0 ? leadTime : USUAL_WAIT_DAYS;
  const day = new Date(at.getTime() + days * DAY_MS).toISOString();
  return [
    ['availability', is],
    ['availability_date', `${day.slice(0, 16)}Z`],
  ];
}

/** `price` is the original price where the product is sold for less. */
function pricesOf(product: Product, terms: PriceTerms): FeedItem {
  const charged = `${chargedPrice(product, terms)} INR`;
  const { costPerItem: original, price } = product;
  if (original <= price) return [['price', charged]];
  const before = `${chargedPrice({ ...product, price: original }, terms)} INR`;
  return [
    ['price', before],
    ['sale_price', charged],
  ];
}

/** Hand-made goods mostly have no number of a manufacturer. */
function identifiersOf({ barcode }: Product): FeedItem {
  const gtin = gtinOf(barcode);
  return gtin === undefined ? [['identifier_exists', 'no']] : [['gtin', gtin]];
}

function kindOf({ category, provenance }: Product): FeedItem {
  const fibres = provenance?.fibre.map(({ name }) => name).join('/') ?? '';
  const kinds = [
    ['product_type', category.slice(0, FEED_LIMITS.product_type)],
    ['material', fibres.slice(0, FEED_LIMITS.material)],
  ] as const;
  return kinds.filter(([, text]) => text !== '');
}

function shippingOf(product: Product, terms: PriceTerms): FeedItem {
  const { isPhysicalProduct, weight, weightUnit } = product;
  const fee: FeedItem = [
    ['country', 'IN'],
    ['price', `${shippingFee(product, terms).toFixed(2)} INR`],
  ];
  const hasWeight = isPhysicalProduct && weight > 0;
  return [
    ['shipping', fee],
    ...(hasWeight ? [['shipping_weight', `${weight} ${weightUnit}`] as const] : []),
  ];
}

/** Options that Merchant Center knows, by their names in lower case. */
const KNOWN_OPTIONS: Record<string, string> = { size: 'size', colour: 'color', color: 'color' };

function optionAttributes(options: LineOptions): FeedItem {
  return Object.entries(options).flatMap(([name, value]) => {
    const attribute = KNOWN_OPTIONS[name.toLowerCase()];
    return attribute === undefined ? [] : [[attribute, value] as const];
  });
}
