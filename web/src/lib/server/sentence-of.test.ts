import { expect, test } from 'vitest';

import { sayHindi } from '../language/say-hindi.ts';
import { sentenceOf } from './sentence-of.ts';

const UNSAID = 'That did not work. Please try again.';

const CASES: [what: string, thrown: unknown, sentence: string][] = [
  ['what was said', new Error('This card is used up.'), 'This card is used up.'],
  ['an error without a word', new Error(''), UNSAID],
  ['what is no error', 'broken', UNSAID],
  ['nothing', undefined, UNSAID],
];

test.each(CASES)('people never read an empty message: %s', (_what, thrown, sentence) => {
  expect(sentenceOf(thrown)).toBe(sentence);
});

test('a screen with a sentence of its own says that one where nobody said why', () => {
  expect(sentenceOf(new Error(''), 'The list could not be read.')).toBe(
    'The list could not be read.',
  );
  expect(sentenceOf(new Error('The line is bad.'), 'The list could not be read.')).toBe(
    'The line is bad.',
  );
});

test('what is said where nobody said why is said in Hindi too', () => {
  expect(sayHindi(sentenceOf(undefined))).toMatch(/\p{Script=Devanagari}/u);
});
