import { expect, test } from 'vitest';

import { catalogueEntry } from '@kargha/domain/catalogue/catalogue-index';
import { INDIAN_STATES } from '@kargha/domain/india/indian-states';
import { MARK_LABELS } from '@kargha/domain/catalogue/provenance';
import { translateToHindi } from '#app/translate-to-hindi.ts';

import { CATALOGUE } from '../../../sample-shop/seed/catalogue/catalogue.ts';
import { CARE } from '../../../sample-shop/seed/catalogue/care.ts';
import { MAKERS } from '../../../sample-shop/seed/catalogue/makers.ts';
import { productDocument } from '../../../sample-shop/seed/catalogue/product-document.ts';

/** Ignores numbers and sizes such as XL. */
function untranslated(values: Iterable<string | undefined>): string[] {
  const asked = new Set(
    [...values].filter((value) => value !== undefined && /[a-z]{3}/.test(value)),
  );
  return [...asked].flatMap((value = '') =>
    /\p{Script=Devanagari}/u.test(translateToHindi(value)) ? [] : [value],
  );
}

const makers = Object.values(MAKERS);

test('every filter value of the sample shop has a Hindi translation', () => {
  const facts = {
    stock: { quantity: 3, committed: 0 },
    soldScore: 0,
    accessCodeId: null,
    pictures: [],
    images: [],
  };
  const entries = CATALOGUE.flatMap(
    (piece) => catalogueEntry({ _id: piece.id, ...productDocument(piece, facts) }) ?? [],
  );
  expect(entries.length).toBeGreaterThan(60);
  const values = entries.flatMap(({ fabrics, weave, colours }) => [...fabrics, weave, ...colours]);
  expect(untranslated(values)).toEqual([]);
});

test.each([
  ['crafts', CATALOGUE.map(({ craft }) => craft)],
  ['weaves', CATALOGUE.map(({ weave }) => weave)],
  ['looms', CATALOGUE.map(({ loom }) => loom)],
  ['metal threads', CATALOGUE.map(({ zari }) => zari)],
  ['dyes', CATALOGUE.map(({ dye }) => dye)],
  ['fibres', CATALOGUE.flatMap(({ fibre }) => fibre.map(([name]) => name))],
  ['measures', CATALOGUE.map(({ dimensions }) => dimensions)],
  ['choices', CATALOGUE.flatMap(({ variants }) => Object.entries(variants ?? {}).flat(2))],
  ['marks', CATALOGUE.flatMap(({ marks }) => (marks ?? []).map(({ giName }) => giName))],
  ['schemes', Object.values(MARK_LABELS)],
  ['care', Object.values(CARE)],
  ['places', makers.flatMap(({ cluster, district }) => [cluster, district])],
  [
    'origins',
    CATALOGUE.map(({ maker, imported }) => {
      const { cluster, state } = MAKERS[maker];
      return `${cluster}, ${state || (imported?.country ?? '')}`;
    }),
  ],
  ['states', INDIAN_STATES.map(({ name }) => name)],
])('the %s of the sample shop are translated', (_what, values) => {
  expect(values.length).toBeGreaterThan(4);
  expect(untranslated(values)).toEqual([]);
});
