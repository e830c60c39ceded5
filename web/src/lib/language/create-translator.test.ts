import { expect, test } from 'vitest';

import { createTranslator } from './create-translator.ts';

const translate = createTranslator({
  'City is required': 'शहर लिखना ज़रूरी है',
  'Please give a reason.': 'कृपया कारण बताएँ।',
  'It is gone. Please reload.': 'वह नहीं है। फिर से खोलें।',
  '{field} can have at most {most} characters': '{field} में अधिकतम {most} अक्षर',
  'Only {most} of {title} are left.': '{title} के केवल {most} बचे हैं।',
  'Company name': 'कंपनी का नाम',
  Jaipur: 'जयपुर',
  Rajasthan: 'राजस्थान',
});

test('translates a known message and returns an unknown one as it is', () => {
  expect(translate('It is gone. Please reload.')).toBe('वह नहीं है। फिर से खोलें।');
  expect(translate('No one has translated this.')).toBe('No one has translated this.');
  expect(translate('')).toBe('');
});

test('fills placeholders in the order of the translation', () => {
  expect(translate('Only 3 of Saree (silk, $1) are left.')).toBe('Saree (silk, $1) के केवल 3 बचे हैं।');
});

test('translates a name inside a message', () => {
  expect(translate('Company name can have at most 120 characters')).toBe(
    'कंपनी का नाम में अधिकतम 120 अक्षर',
  );
});

test('translates several sentences one by one and keeps unknown ones', () => {
  expect(translate('City is required. Please give a reason.')).toBe(
    'शहर लिखना ज़रूरी है। कृपया कारण बताएँ।',
  );
  expect(translate('City is required. Who knows? Please give a reason.')).toBe(
    'शहर लिखना ज़रूरी है। Who knows? कृपया कारण बताएँ।',
  );
});

test('translates a list of names, unless one is unknown', () => {
  expect(translate('Jaipur, Rajasthan')).toBe('जयपुर, राजस्थान');
  expect(translate('Somewhere, Rajasthan')).toBe('Somewhere, Rajasthan');
});
