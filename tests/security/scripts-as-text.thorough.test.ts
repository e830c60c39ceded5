// @vitest-environment jsdom
import { expect, test } from 'vitest';

import type { Product } from '@kargha/domain/catalogue/product';
import { PLAIN_PRODUCT } from '@kargha/domain/testing/plain-product';
import { paise } from '@kargha/domain/money/paise';
import { SPECIFIED_TERMS } from '@kargha/domain/pricing/price-order';

import { orderCancelledEmail, shippedEmail } from '../../functions/src/mail/order-emails.ts';
import { quoteMessageEmail } from '../../functions/src/mail/quote-emails.ts';
import { returnEmail } from '../../functions/src/mail/return-emails.ts';
import { productPage } from '../../functions/src/content/shop-pages/product-page.ts';
import { productFeed } from '../../functions/src/content/shop-pages/product-feed.ts';
import { sitemap } from '../../functions/src/content/shop-pages/sitemap.ts';
import { csvText } from '@kargha/domain/records/csv';
import { numbered, shareOf } from '../soak/case-count.ts';
import { runnableAddresses, structureOf } from './html-structure.ts';
import { SCRIPT_PAYLOADS } from './script-payloads.ts';
import { backInStockEmail } from '../../functions/src/catalogue/back-in-stock/back-in-stock.ts';
import { cancelDeclinedEmail } from '../../functions/src/orders/decline-cancel-request.ts';

const HARMLESS = 'cotton';
const SLOW_MACHINE_TIMEOUT = { timeout: 60_000 };

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const NOTHING = { back: paise(0), byHand: paise(0), onCard: null, owedBefore: paise(0) };
const LINK = 'https://shop.example/track-order?token=abc';

const SHELL =
  '<!doctype html><html><head><title data-served>Kargha</title></head><body></body></html>';

const productWith = (typed: string): Product => ({
  ...PLAIN_PRODUCT,
  _id: 'p',
  slug: typed,
  title: typed,
  description: typed,
  searchTitle: typed,
  searchDescription: typed,
  price: 10,
  sku: typed,
  hasSKU: true,
  barcode: typed,
  quantity: 1,
  pictures: [{ path: 'p/front', alt: typed, color: typed, width: 9, height: 9 }],
});

const page = (typed: string) =>
  productPage(productWith(typed), {
    shell: SHELL,
    shop: 'https://shop.example',
    terms: SPECIFIED_TERMS,
    pictureAddress: (path) => `https://pictures.example/${encodeURIComponent(path)}`,
  });

function orderWith(typed: string) {
  const line1 = typed;
  return {
    number: 'KG-1',
    customer: {
      name: typed,
      email: 'asha@mail.example',
      phone: '9876543210',
      address: {
        ...{ line1, line2: typed, city: typed, state: typed },
        ...{ pincode: '560001', country: 'India' as const },
      },
    },
    lines: [
      {
        ...{ productId: 'p', title: typed, image: '', sku: typed, hsnCode: typed },
        ...{ unitPrice: paise(100), quantity: 1, chargeTax: true, discount: paise(0), held: 1 },
      },
    ],
  };
}

const parcelWith = (typed: string) => ({
  ...{ id: 'p1', courier: typed, awb: typed, trackingUrl: LINK },
  ...{ lines: [{ productId: 'p', quantity: 1 }], shippedAt: new Date(0), deliveredAt: null },
});

type Return = Parameters<typeof returnEmail>[0];
const returnWith = (typed: string) =>
  ({
    ...{ customerName: typed, customerEmail: 'asha@mail.example', orderNumber: 'KG-1' },
    ...{ lines: [{ productId: 'p', title: typed, quantity: 1 }], answer: typed },
  }) as unknown as Return;

const quoteWith = (typed: string) =>
  ({
    ...{ contactPerson: typed, email: 'asha@mail.example', isEmailProven: true },
    quantity: 50,
  }) as const;

/** HTML (or XML, parsed the same way here) that our servers produce. */
const DOCUMENTS: Record<string, (typed: string) => string> = {
  'the head of a product page': page,
  'the list of addresses for search engines': (typed) =>
    sitemap(
      'https://shop.example',
      [{ path: `/collections/${typed}`, updatedAt: new Date(0), pictures: [typed] }],
      (path) => path,
    ),
  'the product feed': (typed) =>
    productFeed(
      [
        [
          ['title', typed],
          ['shipping', [['price', typed]]],
        ],
      ],
      'https://shop.example',
    ),
  'the shipping email': (typed) => shippedEmail(orderWith(typed), parcelWith(typed), LINK).html,
  'the email about a cancelled order': (typed) =>
    orderCancelledEmail(orderWith(typed), { reason: typed, closedBy: 'shopper' }, NOTHING).html,
  'the email about a cancellation request': (typed) =>
    cancelDeclinedEmail(orderWith(typed), 'looked_into', typed).html,
  'the return email': (typed) => returnEmail(returnWith(typed), 'approved').html,
  'a message about a quotation': (typed) => quoteMessageEmail(quoteWith(typed), typed, LINK).html,
  'the back-in-stock email': (typed) =>
    backInStockEmail({ email: 'asha@mail.example' }, typed, { product: LINK, end: LINK }).html,
};

test('contains 150 different payloads', () => {
  expect(new Set(SCRIPT_PAYLOADS).size).toBe(150);
});

/** In `npm test`, five documents together contain all payloads. */
const SHARES = 5;

// Each text is parsed like in a browser, which takes a while on a busy machine.
test.each(numbered(DOCUMENTS))(
  'has the same elements in %s whatever the user text',
  SLOW_MACHINE_TIMEOUT,
  (_name, draw, place) => {
    const plain = structureOf(parse(draw(HARMLESS)));
    for (const payload of shareOf(SCRIPT_PAYLOADS, SHARES, place)) {
      const parsed = parse(draw(payload));
      expect(structureOf(parsed), payload).toEqual(plain);
      expect(runnableAddresses(parsed), payload).toEqual([]);
    }
  },
);

test('keeps user text unchanged in structured data', SLOW_MACHINE_TIMEOUT, () => {
  for (const payload of shareOf(SCRIPT_PAYLOADS, SHARES, 0)) {
    const [facts] = parse(page(payload)).querySelectorAll('script[type="application/ld+json"]');
    expect(JSON.parse(facts?.textContent ?? '')).toMatchObject({
      name: payload,
      description: payload,
    });
  }
});

/** Splits a CSV row as a spreadsheet does. */
function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
  );
}

test('never writes a formula into a CSV cell, and keeps the text', () => {
  const formulas = ['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\t=1', '\r=1', '\n=1'];
  const typed = [
    ...SCRIPT_PAYLOADS,
    ...formulas.flatMap((start) => SCRIPT_PAYLOADS.map((payload) => start + payload)),
  ];
  for (const text of typed) {
    const [cell = ''] = cellsOf(csvText([[text, 'end']]));
    expect(cell, text).not.toMatch(/^[=+\-@\t\r\n]/);
    expect(cell.replace(/^'/, '')).toBe(text.replace(/^'/, ''));
  }
});
