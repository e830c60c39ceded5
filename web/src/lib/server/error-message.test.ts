import { expect, test } from 'vitest';

import { translateToHindi } from '../language/translate-to-hindi.ts';
import { errorMessage } from './error-message.ts';

const UNSAID = 'That did not work. Please try again.';

const CASES: [what: string, thrown: unknown, sentence: string][] = [
  ['what was said', new Error('This card is used up.'), 'This card is used up.'],
  ['an error without a word', new Error(''), UNSAID],
  ['what is no error', 'broken', UNSAID],
  ['nothing', undefined, UNSAID],
];

test.each(CASES)('people never read an empty message: %s', (_what, thrown, sentence) => {
  expect(errorMessage(thrown)).toBe(sentence);
});

test('a screen with a sentence of its own says that one where nobody said why', () => {
  expect(errorMessage(new Error(''), 'The list could not be read.')).toBe(
    'The list could not be read.',
  );
  expect(errorMessage(new Error('The line is bad.'), 'The list could not be read.')).toBe(
    'The line is bad.',
  );
});

test('what is said where nobody said why is said in Hindi too', () => {
  expect(translateToHindi(errorMessage(undefined))).toMatch(/\p{Script=Devanagari}/u);
});
