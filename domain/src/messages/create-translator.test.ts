import { expect, test } from 'vitest';

import { createTranslator } from './create-translator.ts';

const translate = createTranslator({
  'Handed to the courier': 'कूरियर को दिया गया',
  '{length} m × {width} cm, {border}': '{length} मीटर × {width} सेमी, {border}',
  'zari border': 'ज़री बॉर्डर',
  Jaipur: 'जयपुर',
  Rajasthan: 'राजस्थान',
});

test('translates a known value and returns an unknown one as it is', () => {
  expect(translate('Handed to the courier')).toBe('कूरियर को दिया गया');
  expect(translate('Handed to Asha')).toBe('Handed to Asha');
  expect(translate('constructor')).toBe('constructor');
  expect(translate('')).toBe('');
});

test('keeps the numbers of a value and translates the names in it', () => {
  expect(translate('5.5 m × 120 cm, zari border')).toBe('5.5 मीटर × 120 सेमी, ज़री बॉर्डर');
  expect(translate('5.5 m × $1 cm, no border')).toBe('5.5 मीटर × $1 सेमी, no border');
});

test('translates a list of names, unless one is unknown', () => {
  expect(translate('Jaipur, Rajasthan')).toBe('जयपुर, राजस्थान');
  expect(translate('Somewhere, Rajasthan')).toBe('Somewhere, Rajasthan');
});
