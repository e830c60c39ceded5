import {
  pictureFile,
  PICTURE_WIDTHS,
  pictureSet,
  type PictureFormat,
} from '@kargha/domain/catalogue/pictures';
import { lowestPrice, type Product, type ProductPicture } from '@kargha/domain/catalogue/product';
import {
  PRODUCT_PICTURE_PLACE,
  PRODUCT_PICTURE_SIZES,
  PRODUCT_TITLE_PLACE,
} from '@kargha/domain/catalogue/product-frame';
import {
  languagePath,
  SITE_LANGUAGES,
  type SiteLanguage,
} from '@kargha/domain/settings/language-path';
import type { RenderedPage } from '@kargha/domain/settings/page-renderer';
import { pageDescriptionOf, pageTitleOf } from '@kargha/domain/catalogue/product-page-text';
import type { PriceTerms } from '@kargha/domain/pricing/price-order';

import { dataScript, escapeHtml, headTag } from '../../http/markup.ts';
import { inFrame } from './rendered-page.ts';
import {
  addressOf,
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
  language?: SiteLanguage;
  /** Without it, title and first picture are shown until scripts have loaded. */
  rendered?: RenderedPage | undefined;
}

const STRUCTURED_DATA = /<script type="application\/ld\+json">[^<]*<\/script>/g;

/** Adds metadata, structured data and preloads of a product to the built page. */
export function productPage(stored: Product, context: PageContext): string {
  const { shell, shop, terms, pictureAddress, language = 'en', rendered } = context;
  const product = language === 'hi' ? inHindi(stored) : stored;
  const [picture] = product.pictures;
  const [image] = product.images;
  const shared = picture ? pictureFile(picture, PICTURE_WIDTHS[2], 'webp') : image;
  const isSharable = shared !== undefined && !shared.startsWith('data:');
  const place = {
    shop,
    path: `/products/${encodeURIComponent(product.slug)}`,
    language,
    picture: isSharable ? pictureAddress(shared) : undefined,
    terms,
  };
  const head = [
    `<title data-served>${escapeHtml(`${pageTitleOf(product)} · ${SHOP_NAME}`)}</title>`,
    ...tags(product, place),
    picture ? preload(picture, pictureAddress) : '',
    dataScript(productFacts(product, place)),
    dataScript(productTrail(product, place)),
  ].join('');
  if (rendered) {
    const body = rendered.body.replaceAll(STRUCTURED_DATA, '');
    return inFrame(shell, language, { head, body });
  }
  return shell
    .replace(/<title[^>]*>[^<]*<\/title>/, () => head)
    .replace(`>${PRODUCT_TITLE_PLACE}<`, () => `>${escapeHtml(product.title)}<`)
    .replace(PICTURE_PLACE, (place) =>
      picture ? place + firstPicture(picture, pictureAddress) : place,
    );
}

function inHindi(product: Product): Product {
  const { titleHindi = '', descriptionHindi = '' } = product;
  if (titleHindi === '') return product;
  const description = descriptionHindi || product.description;
  return { ...product, title: titleHindi, description, searchTitle: '', searchDescription: '' };
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

function tags(product: Product, place: ProductPlace) {
  const { shop, path, picture, terms } = place;
  const address = addressOf(place);
  const description = pageDescriptionOf(product);
  const og = (property: string, content: string) =>
    headTag('meta', { property: `og:${property}`, content });
  return [
    headTag('meta', { name: 'description', content: description }),
    headTag('link', { rel: 'canonical', href: address }),
    ...[...SITE_LANGUAGES, 'x-default' as const].map((hreflang) => {
      const href = shop + languagePath(hreflang === 'x-default' ? 'en' : hreflang, path);
      return headTag('link', { rel: 'alternate', hreflang, href });
    }),
    og('site_name', SHOP_NAME),
    og('type', 'product'),
    og('title', pageTitleOf(product)),
    og('description', description),
    og('url', address),
    ...(picture === undefined ? [] : [og('image', picture), og('image:alt', product.title)]),
    headTag('meta', {
      property: 'product:price:amount',
      content: chargedPrice(lowestPrice(product), terms),
    }),
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
