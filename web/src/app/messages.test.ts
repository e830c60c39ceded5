import { expect, test } from 'vitest';

import { joinMessages, type Message, type MessageParams } from '@kargha/domain/messages/message';
import { addressMessages } from '@kargha/domain/messages/address-messages';
import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';
import { formMessages } from '@kargha/domain/messages/form-messages';
import { orderMessages } from '@kargha/domain/messages/order-messages';

import { translateToHindi } from './translate-to-hindi.ts';

type Maker = (params: MessageParams) => Message;

const FILES = import.meta.glob<Record<string, unknown>>(
  ['../../../domain/src/messages/*-messages.ts', '../session/auth-messages.ts'],
  { eager: true },
);

const CATALOGUES = Object.values(FILES)
  .flatMap((file) => Object.values(file))
  .filter((value) => typeof value === 'object')
  .map((catalogue) => Object.entries(catalogue as Record<string, Maker>));

/** Different values for every placeholder, in a range where formats differ. */
function sampleOf(key: string, make: Maker): Message {
  const [ref] = make({}).refs;
  expect(ref?.key).toBe(key);
  const names = Object.keys(ref?.params ?? {});
  return make(Object.fromEntries(names.map((name, at) => [name, 12_345_670 + at])));
}

const sampleTexts = (make: Maker, key: string) =>
  sampleOf(key, make).text.match(/₹?[\d,.]*67[\d,.]*\d/g) ?? [];

test('uses each key once, in all catalogues', () => {
  expect(CATALOGUES.length).toBeGreaterThan(10);
  const keys = CATALOGUES.flat().map(([key]) => key);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test.each(CATALOGUES.flat())('translates %s with its values', (key, make) => {
  const hindi = translateToHindi(sampleOf(key, make));
  expect(hindi).toMatch(/\p{Script=Devanagari}|^\d+:$/u);
  expect(hindi).not.toContain('{');
  for (const value of sampleTexts(make, key)) expect(hindi).toContain(value);
});

test('formats amounts and translates values that are stored in English', () => {
  expect(translateToHindi(checkoutMessages.code_minimum({ amount: 150_000 }))).toBe(
    'यह कोड ₹1,500 या उससे बड़े ऑर्डर के लिए है।',
  );
  const elsewhere = { pincode: '560001', actual: 'Karnataka', state: 'Assam' };
  expect(translateToHindi(addressMessages.pincode_elsewhere(elsewhere))).toBe(
    'पिनकोड 560001 कर्नाटक में है, असम में नहीं',
  );
});

test('translates the business hours of the settings', () => {
  expect(translateToHindi('Monday to Saturday, 10:00 to 18:30 IST')).toBe(
    'सोमवार से शनिवार, 10:00 से 18:30 (भारतीय समय)',
  );
});

test('translates several sentences in a row', () => {
  const both = joinMessages([addressMessages.city_required(), checkoutMessages.no_items()]);
  expect(both.text).toBe('City is required. The order has no items.');
  expect(translateToHindi(both)).toBe('शहर लिखना ज़रूरी है। ऑर्डर में कोई आइटम नहीं है।');
});

test('takes values literally', () => {
  const message = formMessages.required({ field: 'Saree (silk, $1) {max}' });
  expect(translateToHindi(message)).toBe('Saree (silk, $1) {max} लिखना ज़रूरी है');
});

test.each([
  { text: 'A newer server says this.', refs: [{ key: 'not_known_here' }] },
  { text: 'A newer server says this.', refs: [{ key: 'order_not_found' }, { key: 'constructor' }] },
  { text: 'Only for staff.', refs: [] },
])('keeps the server’s sentence when a key is unknown: $text', (sentence) => {
  expect(translateToHindi(sentence)).toBe(sentence.text);
});

test('survives malformed params', () => {
  const { text } = orderMessages.not_allowed({ state: 'packed' });
  expect(translateToHindi({ text, refs: [{ key: 'not_allowed', params: 'packed' }] })).toBe(
    'यह संभव नहीं: ऑर्डर की स्थिति “” है।',
  );
});
