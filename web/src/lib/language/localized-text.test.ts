import { expect, test } from 'vitest';

import { localizedText } from './localized-text.ts';

const english = { title: 'Returns', text: 'Within seven days.' };
const hindi = { title: 'वापसी', text: 'सात दिन के भीतर।' };
const unwritten = { title: '', text: '' };

test('whoever reads Hindi gets what staff have written in it, all of it', () => {
  expect(localizedText('hi', english, hindi, 'title')).toEqual({ ...hindi, lang: 'hi' });
  const untold = { ...hindi, text: '' };
  expect(localizedText('hi', english, untold, 'title')).toEqual({ ...untold, lang: 'hi' });
});

test('what is written in English alone is told in it, and called so', () => {
  expect(localizedText('hi', english, unwritten, 'title')).toEqual({ ...english, lang: 'en' });
});

test('whoever reads English gets that', () => {
  expect(localizedText('en', english, hindi, 'title')).toEqual({ ...english, lang: 'en' });
});
