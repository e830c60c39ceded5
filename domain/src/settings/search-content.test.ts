import { expect, test } from 'vitest';

import { searchContentSchema } from './search-content.ts';

const check = (...groups: unknown[]) =>
  searchContentSchema.validate({ synonyms: groups.map((words) => ({ words })) });

test('trims words and drops empty ones, and lines without any', async () => {
  await expect(check([' kolkata', ' calcutta ', ' '], [''])).resolves.toEqual({
    synonyms: [{ words: ['kolkata', 'calcutta'] }],
  });
});

test.each([
  [['kolkata'], 'Write at least two words in each line, with a comma between them'],
  [Array.from({ length: 13 }, (_, at) => `word ${at}`), 'At most 12 words in a line'],
])('refuses a wrong line', async (words, message) => {
  await expect(check(words)).rejects.toThrow(message);
});

test('refuses a word that is too long', async () => {
  await expect(check(['kolkata', 'x'.repeat(40)])).resolves.toBeTruthy();
  await expect(check(['kolkata', 'x'.repeat(41)])).rejects.toThrow();
});

test('refuses what is no list of lines', async () => {
  await expect(searchContentSchema.validate({})).rejects.toThrow('complete section');
  await expect(searchContentSchema.validate({ synonyms: [null] })).rejects.toThrow();
  await expect(searchContentSchema.validate({ synonyms: [], more: 1 })).rejects.toThrow();
});
