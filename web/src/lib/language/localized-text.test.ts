import { expect, test } from 'vitest';

import { localized, localizedText } from './localized-text.ts';

const english = { title: 'Returns', text: 'Within seven days.' };
const hindi = { title: 'वापसी', text: 'सात दिन के भीतर।' };
const unwritten = { title: '', text: '' };

test('returns the complete Hindi text for Hindi readers', () => {
  expect(localizedText('hi', english, hindi, 'title')).toEqual({ ...hindi, lang: 'hi' });
  const untranslated = { ...hindi, text: '' };
  expect(localizedText('hi', english, untranslated, 'title')).toEqual({
    ...untranslated,
    lang: 'hi',
  });
});

test('returns the English text, marked as English, without a Hindi one', () => {
  expect(localizedText('hi', english, unwritten, 'title')).toEqual({ ...english, lang: 'en' });
});

test('returns the English text for English readers', () => {
  expect(localizedText('en', english, hindi, 'title')).toEqual({ ...english, lang: 'en' });
});

test.each([
  ['hi', 'इकत साड़ी', { text: 'इकत साड़ी', lang: 'hi' }],
  ['hi', '', { text: 'Ikat saree', lang: 'en' }],
  ['hi', undefined, { text: 'Ikat saree', lang: 'en' }],
  ['en', 'इकत साड़ी', { text: 'Ikat saree', lang: 'en' }],
] as const)('localizes one text: in %s with %s', (language, hindiText, shown) => {
  expect(localized(language, 'Ikat saree', hindiText)).toEqual(shown);
});
