import { expect, test } from 'vitest';

import { translateToHindi } from '../language/translate-to-hindi.ts';
import { errorMessage } from './error-message.ts';

const DEFAULT_MESSAGE = 'Something went wrong. Please try again.';

const CASES: [what: string, thrown: unknown, sentence: string][] = [
  ['the message of an error', new Error('This card is used up.'), 'This card is used up.'],
  ['an error without a message', new Error(''), DEFAULT_MESSAGE],
  ['a thrown string', 'broken', DEFAULT_MESSAGE],
  ['nothing', undefined, DEFAULT_MESSAGE],
];

test.each(CASES)('falls back to the default message: %s', (_what, thrown, sentence) => {
  expect(errorMessage(thrown)).toBe(sentence);
});

test('falls back to the screen’s own message', () => {
  expect(errorMessage(new Error(''), 'The list could not be read.')).toBe(
    'The list could not be read.',
  );
  expect(errorMessage(new Error('The line is bad.'), 'The list could not be read.')).toBe(
    'The line is bad.',
  );
});

test('the default message has a Hindi translation', () => {
  expect(translateToHindi(errorMessage(undefined))).toMatch(/\p{Script=Devanagari}/u);
});
