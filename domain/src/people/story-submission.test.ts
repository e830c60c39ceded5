import { expect, test } from 'vitest';

import { storyRequestSchema } from './story-submission.ts';
import { sentencesOf } from '../testing/sentences-of.ts';

const story = {
  person: 'Sabitri Das',
  email: 'sabitri@example.com',
  place: 'Sualkuchi, Assam',
  craft: 'Muga silk',
  title: 'Golden thread',
  story: 'My mother reeled muga in the yard. '.repeat(4),
};

test('accepts a complete story with or without a photograph', () => {
  expect(storyRequestSchema.isValidSync(story)).toBe(true);
  expect(storyRequestSchema.isValidSync({ ...story, photo: 'data:image/png;base64,AAAA' })).toBe(
    true,
  );
});

test.each([
  [{ person: ' ' }, 'Name is required'],
  [{ email: 'no address' }, 'Please enter a valid email address'],
  [{ story: 'Too short.' }, 'Please tell us a little more, at least 80 characters'],
  [{ story: 'x'.repeat(6001) }, 'Story can have at most 6,000 characters'],
  [{ photo: 'x'.repeat(8_000_000) }, 'The photo is larger than 5MB'],
  [{ status: 'published' }, 'Unknown field.'],
])('rejects %j with a message', (change, sentence) => {
  expect(sentencesOf(storyRequestSchema, { ...story, ...change })).toEqual([sentence]);
});
