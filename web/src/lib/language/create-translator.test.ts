import { expect, test } from 'vitest';

import { createTranslator } from './create-translator.ts';

const translate = createTranslator({
  'City is required': 'शहर लिखना ज़रूरी है',
  'Please give a reason.': 'कृपया कारण बताएँ।',
  'It is gone. Please reload.': 'वह नहीं है। फिर से खोलें।',
  '{field} can have at most {most} characters': '{field} में अधिक से अधिक {most} अक्षर',
  'Only {most} of {title} are left.': '{title} के केवल {most} बचे हैं।',
  'Company name': 'कंपनी का नाम',
  Jaipur: 'जयपुर',
  Rajasthan: 'राजस्थान',
});

test('a sentence that is known is said in the language, another one as it came', () => {
  expect(translate('It is gone. Please reload.')).toBe('वह नहीं है। फिर से खोलें।');
  expect(translate('Nobody has translated this.')).toBe('Nobody has translated this.');
  expect(translate('')).toBe('');
});

test('what differs from time to time keeps its value, in the order of the language', () => {
  expect(translate('Only 3 of Saree (silk, $1) are left.')).toBe('Saree (silk, $1) के केवल 3 बचे हैं।');
});

test('a name within a sentence is said in the language as well', () => {
  expect(translate('Company name can have at most 120 characters')).toBe(
    'कंपनी का नाम में अधिक से अधिक 120 अक्षर',
  );
});

test('several sentences in a row are said one by one, and what is unknown stays between them', () => {
  expect(translate('City is required. Please give a reason.')).toBe('शहर लिखना ज़रूरी है। कृपया कारण बताएँ।');
  expect(translate('City is required. Who knows? Please give a reason.')).toBe(
    'शहर लिखना ज़रूरी है। Who knows? कृपया कारण बताएँ।',
  );
});

test('names in a row are said one by one; a row with a stranger stays as it came', () => {
  expect(translate('Jaipur, Rajasthan')).toBe('जयपुर, राजस्थान');
  expect(translate('Somewhere, Rajasthan')).toBe('Somewhere, Rajasthan');
});
