import { expect, test } from 'vitest';

import { splitCommaList, splitParagraphs } from './split-text.ts';

test('separates a list by commas and keeps each entry once', () => {
  expect(splitCommaList(' silk, wedding ,,silk,')).toEqual(['silk', 'wedding']);
});

test('separates paragraphs by empty lines and leaves out what is empty', () => {
  expect(splitParagraphs('One\nline.\n\n  Two. \n \n\n')).toEqual(['One\nline.', 'Two.']);
});
