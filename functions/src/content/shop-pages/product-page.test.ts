import type { Product } from '@kargha/domain/catalogue/product';
import { SPECIFIED_TERMS } from '@kargha/domain/pricing/price-order';
import { FLAT_TAX } from '@kargha/domain/pricing/tax-table';
import { describe, expect, test } from 'vitest';

import { PLAIN_COMBINATION } from '@kargha/domain/testing/plain-product';
import { productPage } from './product-page.ts';

const SHELL =
  '<!doctype html><html><head><title data-served>Kargha</title></head>' +
  '<body><div id="root"><h1 class="a">kargha:product-title</h1><div class="b" data-place="product-picture"></div></div><script type="module" src="/a.js"></script></body></html>';

const SAREE = {
  slug: 'muga-silk-saree-3f9a',
  title: 'Muga Silk Saree',
  description: 'Golden silk of Assam.',
  searchTitle: '',
  searchDescription: '',
  price: 1850,
  sku: 'KG-1',
  hasSKU: true,
  barcode: '',
  trackQuantity: true,
  continueSelling: false,
  isPhysicalProduct: true,
  quantity: 3,
  variants: [],
  combinations: {},
  images: [],
  chargeTax: true,
  hsnCode: '5007',
  pictures: [
    { path: 'products/p1/front', alt: 'A saree', color: '#aabbcc', width: 960, height: 1200 },
  ],
} as unknown as Product;

function page(changes: Partial<Product> = {}, terms = SPECIFIED_TERMS) {
  return productPage(
    { ...SAREE, ...changes },
    {
      shell: SHELL,
      shop: 'https://shop.test',
      terms,
      pictureAddress: (path) => `https://pictures.test/${path}`,
    },
  );
}

/** Structured data by type, as search engines read it. */
function facts(html: string): Record<string, Record<string, unknown>> {
  const found = [...html.matchAll(/<script[^>]*ld\+json">([^<]*)<\/script>/g)].map(
    ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
  );
  return Object.fromEntries(found.map((fact) => [String(fact['@type']), fact]));
}

test('previews a product with title, description, address and image', () => {
  const html = page();
  expect(html).toContain('<title data-served>Muga Silk Saree · Kargha</title>');
  expect(html).toContain('<meta data-served name="description" content="Golden silk of Assam.">');
  const address = 'https://shop.test/products/muga-silk-saree-3f9a';
  expect(html).toContain(`<link data-served rel="canonical" href="${address}">`);
  expect(html).toContain(`property="og:url" content="${address}"`);
  expect(html).toContain(
    'property="og:image" content="https://pictures.test/products/p1/front_960.webp"',
  );
  expect(html).toContain('rel="preload" as="image" type="image/avif"');
  expect(html.match(/<title/g)).toHaveLength(1);
});

test('uses the SEO text in the head and the product name on the page', () => {
  const html = page({
    searchTitle: 'Muga saree from Sualkuchi',
    searchDescription: 'Undyed gold, woven in Assam.',
  });
  expect(html).toContain('<title data-served>Muga saree from Sualkuchi · Kargha</title>');
  expect(html).toContain('property="og:title" content="Muga saree from Sualkuchi"');
  expect(html).toContain('name="description" content="Undyed gold, woven in Assam."');
  expect(html).toContain('property="og:description" content="Undyed gold, woven in Assam."');
  expect(html).toContain('<h1 class="a">Muga Silk Saree</h1>');
  expect(facts(html).Product).toMatchObject({
    name: 'Muga Silk Saree',
    description: 'Golden silk of Assam.',
  });
});

test('adds the rating once there are reviews', () => {
  for (const reviews of [undefined, { count: 0, sum: 0 }]) {
    expect(page({ ...(reviews && { reviews }) })).not.toContain('aggregateRating');
  }
  expect(facts(page({ reviews: { count: 2, sum: 9 } })).Product?.aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: '4.5',
    reviewCount: 2,
    bestRating: 5,
    worstRating: 1,
  });
});

test('shows title and first image without scripts', () => {
  const html = page();
  expect(html).toContain('<h1 class="a">Muga Silk Saree</h1>');
  expect(html).toMatch(
    /data-place="product-picture"><picture><source type="image\/avif" srcset="https:[^"]*front_320\.avif 320w[^"]*"/,
  );
  expect(html).toContain('alt="A saree" width="960" height="1200"');
  expect(page({ pictures: [] })).toContain('data-place="product-picture"></div>');
});

test('adds price, delivery and return policy for search engines', () => {
  const { Product: product, BreadcrumbList: trail } = facts(page());
  expect(product).toMatchObject({
    name: 'Muga Silk Saree',
    sku: 'KG-1',
    offers: {
      price: '2183.00',
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      shippingDetails: { shippingRate: { value: 150, currency: 'INR' } },
      hasMerchantReturnPolicy: { merchantReturnDays: 15 },
    },
  });
  expect(trail!.itemListElement).toHaveLength(3);
});

test('states the price that checkout charges, with tax on top or inside', () => {
  const at = new Date('2026-12-01T00:00:00+05:30');
  const tax = { ...FLAT_TAX, priceMode: 'included', priceModeFrom: at } as const;
  const included = page({}, { ...SPECIFIED_TERMS, tax, at });
  expect(page()).toContain('property="product:price:amount" content="2183.00"');
  expect(included).toContain('property="product:price:amount" content="1850.00"');
  expect(facts(included).Product).toMatchObject({
    offers: { price: '1850.00', shippingDetails: { shippingRate: { value: 150 } } },
  });
});

test('ships free above the threshold', () => {
  expect(facts(page({ price: 18_500 })).Product).toMatchObject({
    offers: { shippingDetails: { shippingRate: { value: 0 } } },
  });
});

test.each([
  [{ quantity: 0 }, 'OutOfStock'],
  [{ quantity: 0, continueSelling: true }, 'BackOrder'],
  [{ quantity: 5 }, 'InStock'],
  [{ quantity: 0, trackQuantity: false }, 'InStock'],
])('%j is %s', (stock, availability) => {
  expect(facts(page(stock)).Product).toMatchObject({
    offers: { availability: `https://schema.org/${availability}` },
  });
});

test('uses no inline image for previews', () => {
  const html = page({ pictures: [], images: ['data:image/png;base64,AAAA'] });
  expect(html).not.toContain('og:image');
  expect(html).not.toContain('data:image');
});

describe('hostile text in a product', () => {
  const HOSTILE = [
    '</script><script>alert(1)</script>',
    '</title><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '<!--<script>',
    ']]><svg onload=alert(1)>',
    "$& $1 $` $'",
    '\u2028alert(1)\u2029',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '</head><body onload=alert(1)>',
    '\\u003c/script>\\',
    '{{constructor.constructor("alert(1)")()}}',
    '</ScRiPt\n><iframe srcdoc="&lt;script&gt;">',
  ];
  const plainShape = shapeOf(page());

  test.each(HOSTILE)('%s stays text', (words) => {
    const html = page({ title: words, description: words, sku: words });
    // Same elements and attributes as with harmless text.
    expect(shapeOf(html)).toEqual(plainShape);
    expect(facts(html).Product).toMatchObject({ name: words, description: words, sku: words });
  });
});

/** Tags and attribute names, as a parser would see them. */
function shapeOf(html: string): string[] {
  const tags = html.match(/<(?:\/?[a-z][^\s/>]*|!)(?:[^>"']|"[^"]*"|'[^']*')*>/gi) ?? [];
  return tags.map((tag) => tag.replaceAll(/"[^"]*"/g, '""'));
}

test('offers each variant at its price, with its SKU, bar code and stock', () => {
  const variant = (Size: string, fields: object) => ({
    ...PLAIN_COMBINATION,
    options: { Size },
    ...fields,
  });
  const html = page({
    title: 'Ajrakh kurta',
    variants: [{ id: 'size', name: 'Size', values: ['S', 'M', 'L'] }],
    combinations: {
      v1: variant('M', { price: 1950, sku: 'KRT-M', barcode: '8901234567890', quantity: 2 }),
      v2: variant('S', { price: 1000, barcode: '8901234567895' }),
      v3: variant('L', { quantity: 4, retired: true }),
    },
  });
  const offers = facts(html).Product?.offers as Record<string, string>[];
  expect(offers.map(({ name, sku, availability }) => [name, sku, availability])).toEqual([
    ['Ajrakh kurta (Size: S)', undefined, 'https://schema.org/OutOfStock'],
    ['Ajrakh kurta (Size: M)', 'KRT-M', 'https://schema.org/InStock'],
  ]);
  expect(offers.map(({ price, gtin13 }) => [price, gtin13])).toEqual([
    ['1180.00', undefined],
    ['2301.00', '8901234567890'],
  ]);
  expect(html).toContain('property="product:price:amount" content="1180.00"');
});
