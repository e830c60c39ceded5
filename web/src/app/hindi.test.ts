import { expect, test } from 'vitest';
import { ValidationError } from 'yup';

import { CATEGORIES, CATEGORY_FILTERS } from '@kargha/domain/catalogue/categories';
import { customerInfoSchema } from '@kargha/domain/shopping/customer-info';
import { ORDER_STATE_LABELS } from '@kargha/domain/orders/order-state';
import { RETURN_REASON_LABELS, RETURN_STATE_LABELS } from '@kargha/domain/orders/return';
import { ROLE_LABELS } from '@kargha/domain/people/user-profile';
import { TRACKING_STEPS } from '@kargha/domain/orders/tracking';
import { productTermsHindi } from '#lib/language/product-terms/product-terms.hi.ts';
import { domainMessagesHindi } from '#lib/language/messages/all-messages.hi.ts';
import { orderEventsHindi } from '#lib/language/order-events.hi.ts';
import { orderTermsHindi } from '#lib/language/order-terms.hi.ts';
import { shopTermsHindi } from '#lib/language/shop-terms.hi.ts';

import { hindi } from './hindi.ts';
import { sentencesHindi } from './sentences.hi.ts';
import { translateToHindi } from './translate-to-hindi.ts';

const STAFF =
  /\/admin\/|\/admin-[a-z-]+\/|ui\/(?:charts|lists)\/|(?:analytics|audit|command-palette|customers|dashboard|draft-orders|exports|inventory|marketing|ops-console|purchase-orders|staff-inbox|tax-returns|transfers|users)\/|fresh-sign-in-texts|join-texts|permission-texts|product-search-texts|session\/export-texts|second-(?:factor|step)-texts/;

const CATALOGUES = import.meta.glob<Record<string, unknown>>(
  ['../**/*-texts.ts', '../lib/language/translate.ts'],
  { eager: true },
);

function catalogueIn(file: Record<string, unknown>): object | undefined {
  return Object.values(file).find(
    (value): value is object => typeof value === 'object' && value !== null && 'en' in value,
  );
}

test('every shopper text has a Hindi translation', () => {
  const missing = Object.entries(CATALOGUES)
    .filter(([path]) => !STAFF.test(path))
    .filter(([, file]) => !hindi.has(catalogueIn(file) ?? {}))
    .map(([path]) => path);
  expect(missing).toEqual([]);
});

test('no Hindi text is left in English', () => {
  // Names and abbreviations stay in Latin letters.
  const LATIN = /^(?:\{file\}:|Google|Facebook|SKU|PDF|UPI|DELETE|name@example\.com|[\d+K]+)$/;
  const english: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'string' && !/\p{Script=Devanagari}/u.test(value) && !LATIN.test(value)) {
      english.push(value);
    }
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  [
    ...hindi.values(),
    productTermsHindi,
    domainMessagesHindi,
    orderEventsHindi,
    orderTermsHindi,
    shopTermsHindi,
    sentencesHindi,
  ].forEach(look);
  expect(english).toEqual([]);
});

test('translates roles, order steps, order and return states and return reasons', () => {
  const labels = [ORDER_STATE_LABELS, RETURN_STATE_LABELS, RETURN_REASON_LABELS, ROLE_LABELS];
  for (const label of [...TRACKING_STEPS, ...labels.flatMap((all) => Object.values(all))]) {
    expect(translateToHindi(label)).toMatch(/\p{Script=Devanagari}/u);
  }
});

test('translates the categories and the checkout form’s messages', async () => {
  const categoryLabels = [...CATEGORIES, ...CATEGORY_FILTERS].map(({ label }) => label);
  const collections = CATEGORIES.flatMap((category) => category.collections);
  const wrong = { name: '', email: 'x', phone: '1', address: { pincode: '1' } };
  const messages = await customerInfoSchema.validate(wrong, { abortEarly: false }).then(
    () => [],
    (error: unknown) => (error instanceof ValidationError ? error.errors : []),
  );
  expect(messages.length).toBeGreaterThan(5);
  for (const sentence of [
    ...categoryLabels,
    ...collections.map(({ label }) => label),
    ...messages,
  ]) {
    expect(translateToHindi(sentence)).toMatch(/\p{Script=Devanagari}/u);
  }
});
