import { expect, test } from 'vitest';

import { HINDI_IN_PART } from '../india/hindi-text.ts';
import { storyEditSchema } from './story-moderation.ts';
import { sentencesOf } from '../testing/sentences-of.ts';

const ENGLISH = {
  title: 'One inch a day',
  person: 'Abdul Rehman',
  craft: 'Kani shawl',
  place: 'Kanihama',
  excerpt: 'By evening there is an inch.',
  paragraphs: ['One inch is a good day.'],
  productIds: [],
  pictureAlt: '',
  updatedAt: '2026-11-20T06:00:00.000Z',
};
const HINDI = {
  titleHindi: 'दिन भर में एक इंच',
  personHindi: 'अब्दुल रहमान',
  excerptHindi: 'शाम तक एक इंच बुन जाता है।',
  paragraphsHindi: ['दिन का एक इंच अच्छा माना जाता है।'],
};

test('accepts a story in English or in both languages', () => {
  const both = { ...ENGLISH, ...HINDI };
  expect(storyEditSchema.validateSync(ENGLISH)).toEqual(ENGLISH);
  expect(storyEditSchema.validateSync(both)).toEqual(both);
  const emptied = { titleHindi: '', personHindi: ' ', excerptHindi: '', paragraphsHindi: [] };
  expect(storyEditSchema.isValidSync({ ...ENGLISH, ...emptied })).toBe(true);
});

test.each(Object.keys(HINDI))('rejects Hindi without %s at that field', (missing) => {
  const part = Object.entries({ ...ENGLISH, ...HINDI }).filter(([name]) => name !== missing);
  expect(() => storyEditSchema.validateSync(Object.fromEntries(part))).toThrow(
    expect.objectContaining({ path: missing, message: HINDI_IN_PART }),
  );
});

test('limits Hindi texts like English ones', () => {
  const long = { ...ENGLISH, ...HINDI, titleHindi: 'क'.repeat(121) };
  expect(sentencesOf(storyEditSchema, long)).toEqual(['At most 120 characters']);
});
