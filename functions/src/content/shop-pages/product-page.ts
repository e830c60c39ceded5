import {
  pictureFile,
  PICTURE_WIDTHS,
  pictureSet,
  type PictureFormat,
} from '@kargha/domain/catalogue/pictures';
import type { Product, ProductPicture } from '@kargha/domain/catalogue/product';
import {
  PRODUCT_PICTURE_PLACE,
  PRODUCT_PICTURE_SIZES,
  PRODUCT_TITLE_PLACE,
} from '@kargha/domain/catalogue/product-frame';
import { pageDescriptionOf, pageTitleOf } from '@kargha/domain/catalogue/product-page-text';
import type { PriceTerms } from '@kargha/domain/pricing/price-order';

import { dataScript, escapeHtml, headTag } from '../../http/markup.ts';
import {
  chargedPrice,
  productFacts,
  productTrail,
  SHOP_NAME,
  type ProductPlace,
} from './product-facts.ts';

export interface PageContext {
  /** the built page, with `<title>` and `</head>` */
  shell: string;
  /** the shop's origin, without a trailing slash */
  shop: string;
  terms: PriceTerms;
  pictureAddress: (path: string) => string;
}

/** Adds metadata, structured data and preloads of a product to the built page. */
export function productPage(product: Product, context: PageContext): string {
  const { shell, shop, terms, pictureAddress } = context;
  const [picture] = product.pictures;
  const [image] = product.images;
  const shared = picture ? pictureFile(picture, PICTURE_WIDTHS[2], 'webp') : image;
  const isSharable = shared !== undefined && !shared.startsWith('data:');
  const place = {
    shop,
    address: `${shop}/products/${encodeURIComponent(product.slug)}`,
    picture: isSharable ? pictureAddress(shared) : undefined,
    terms,
  };
  const head = [
    `<title data-served>${escapeHtml(`${pageTitleOf(product)} · ${SHOP_NAME}`)}</title>`,
    ...tags(product, place),
    picture ? preload(picture, pictureAddress) : '',
    dataScript('application/ld+json', productFacts(product, place)),
    dataScript('application/ld+json', productTrail(product, place)),
  ].join('');
  return shell
    .replace(/<title[^>]*>[^<]*<\/title>/, () => head)
    .replace(`>${PRODUCT_TITLE_PLACE}<`, () => `>${escapeHtml(product.title)}<`)
    .replace(PICTURE_PLACE, (place) =>
      picture ? place + firstPicture(picture, pictureAddress) : place,
    );
}

/** Opening tag of the picture placeholder. */
const PICTURE_PLACE = new RegExp(`<[^>]* data-place="${PRODUCT_PICTURE_PLACE}"[^>]*>`);

/** Shown before scripts run; the page then takes over. */
function firstPicture(
  picture: ProductPicture,
  pictureAddress: PageContext['pictureAddress'],
): string {
  const set = (format: PictureFormat) => escapeHtml(pictureSet(picture, format, pictureAddress));
  return (
    `<picture><source type="image/avif" srcset="${set('avif')}" sizes="${PRODUCT_PICTURE_SIZES}">` +
    `<img srcset="${set('webp')}" sizes="${PRODUCT_PICTURE_SIZES}" alt="${escapeHtml(picture.alt)}" ` +
    `width="${picture.width}" height="${picture.height}" fetchpriority="high" decoding="async"></picture>`
  );
}

function tags(product: Product, { address, picture, terms }: ProductPlace) {
  const description = pageDescriptionOf(product);
  const og = (property: string, content: string) =>
    headTag('meta', { property: `og:${property}`, content });
  return [
    headTag('meta', { name: 'description', content: description }),
    headTag('link', { rel: 'canonical', href: address }),
    og('site_name', SHOP_NAME),
    og('type', 'product'),
    og('title', pageTitleOf(product)),
    og('description', description),
    og('url', address),
    ...(picture === undefined ? [] : [og('image', picture), og('image:alt', product.title)]),
    headTag('meta', { property: 'product:price:amount', content: chargedPrice(product, terms) }),
    headTag('meta', { property: 'product:price:currency', content: 'INR' }),
    headTag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ];
}

/** Starts loading the first picture before scripts run. */
function preload(picture: ProductPicture, pictureAddress: (path: string) => string): string {
  const format: PictureFormat = 'avif';
  return headTag('link', {
    rel: 'preload',
    as: 'image',
    type: `image/${format}`,
    imagesrcset: pictureSet(picture, format, pictureAddress),
    imagesizes: PRODUCT_PICTURE_SIZES,
    fetchpriority: 'high',
  });
}
