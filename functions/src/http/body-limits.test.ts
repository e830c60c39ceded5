import type { Request } from 'express';
import { expect, test } from 'vitest';
import { object } from 'yup';

import { contactRequestSchema } from '@kargha/domain/people/contact-message';
import { shopperReasonSchema } from '@kargha/domain/orders/order-requests';
import { MAX_QUOTE_LINES } from '@kargha/domain/quotes/quote';
import { quoteSubmissionSchema } from '@kargha/domain/quotes/quote-request';
import { CONTENT_SCHEMAS, contentSaveSchema } from '@kargha/domain/settings/content';
import { SETTINGS_SCHEMAS } from '@kargha/domain/settings/shop-settings';
import { newCollectionSchema } from '@kargha/domain/catalogue/collection-rule';
import { productInputSchema } from '@kargha/domain/catalogue/product-input';
import { MAX_SHEET_ROWS, productImportSchema } from '@kargha/domain/catalogue/product-sheet';

import {
  FORM_BODY,
  LIST_BODY,
  SMALL_BODY,
  MAX_FORM_VALUES,
  MAX_PAGE_VALUES,
  MAX_SHEET_VALUES,
} from '@kargha/domain/api/body-limits';
import { jsonObject, readFields } from './request-body.ts';

const hindi = (length: number) => 'क'.repeat(length);
const person = { email: `${'a'.repeat(52)}@mail.example`, phone: '+91 98765 43210' };

const LONGEST = [
  ['a reason', SMALL_BODY, shopperReasonSchema, { reason: hindi(500) }],
  [
    'a message of the contact form',
    FORM_BODY,
    contactRequestSchema,
    {
      ...person,
      firstName: hindi(60),
      lastName: hindi(60),
      subject: hindi(120),
      message: hindi(4000),
    },
  ],
  [
    'a request for an offer',
    LIST_BODY,
    quoteSubmissionSchema,
    {
      ...person,
      requestId: 'a'.repeat(32),
      companyName: hindi(120),
      contactPerson: hindi(100),
      industry: hindi(100),
      orderType: 'corporate',
      quantity: 1_000_000,
      requirements: hindi(5000),
      additionalInfo: hindi(5000),
      lines: Array.from({ length: MAX_QUOTE_LINES }, (_, index) => ({
        productId: String(index).padStart(100, 'p'),
        quantity: 1_000_000,
      })),
    },
  ],
] as const;

test.each(LONGEST)(
  '%s fits its longest valid body, also in Hindi',
  async (_, most, schema, body) => {
    await expect(schema.validate(body)).resolves.toBeTruthy();
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(most);
  },
);

const many = <Value>(count: number, value: (at: number) => Value) =>
  Array.from({ length: count }, (_, at) => value(at));
const paragraphs = () => many(100, () => 'Words.');

const FULLEST = [
  [
    'a product with every variant',
    MAX_FORM_VALUES,
    productInputSchema,
    {
      title: 'Saree',
      status: 'draft',
      tags: many(30, (at) => `tag ${at}`),
      images: many(12, (at) => `/pictures/${at}.jpg`),
      variants: many(20, (at) => ({
        id: `v${at}`,
        name: 'Colour',
        values: many(50, (colour) => `colour ${colour}`),
      })),
      searchTokens: many(400, (at) => `token${at}`),
      pictures: many(12, (at) => ({
        ...{ path: `p${at}`, alt: 'Saree', color: '#8a1c2b', width: 960, height: 1200 },
      })),
    },
  ],
  [
    'a collection by hand',
    MAX_FORM_VALUES,
    newCollectionSchema,
    {
      ...{ slug: 'all', title: 'All', kind: 'manual', published: true },
      productIds: many(500, (at) => `p${at}`),
    },
  ],
  [
    'a table of rates',
    MAX_FORM_VALUES,
    object({ value: SETTINGS_SCHEMAS.tax }),
    {
      value: {
        ratesEnabled: true,
        rates: many(200, (at) => ({
          ...{ hsnPrefix: String(1000 + at), maxUnitRupees: null, percent: 5, note: 'Cloth' },
          ...{ from: '2025-09-22T00:00:00.000Z', to: null },
        })),
      },
    },
  ],
  [
    'all policies in two languages',
    MAX_PAGE_VALUES,
    contentSaveSchema.shape({ content: CONTENT_SCHEMAS.policies }),
    {
      revision: 1,
      content: {
        entries: many(20, (at) => ({
          ...{ id: `policy-${at}`, title: 'Title', titleHindi: 'शीर्षक' },
          ...{ paragraphs: paragraphs(), paragraphsHindi: paragraphs() },
        })),
      },
    },
  ],
  [
    'the rows of a sheet of a hundred columns',
    MAX_SHEET_VALUES,
    productImportSchema,
    {
      importId: 'import-1',
      dryRun: true,
      rows: many(MAX_SHEET_ROWS, (row) => ({
        row: row + 1,
        cells: Object.fromEntries(many(100, (at) => [`Column ${at}`, 'x'])),
      })),
    },
  ],
] as const;

test.each(FULLEST)('%s fits its most values', async (_, most, schema, body) => {
  const fields = jsonObject({ body } as unknown as Request, most);
  await expect(readFields(fields, schema)).resolves.toBeTruthy();
});
