import { expect, test } from 'vitest';

import { newsletterSignUpSchema } from './newsletter-sign-up.ts';
import { sentencesOf } from '../testing/sentences-of.ts';

test('normalizes case and spaces of an email', async () => {
  expect(await newsletterSignUpSchema.validate({ email: ' Zoya@Mail.Example ' })).toEqual({
    email: 'zoya@mail.example',
  });
});

test.each([
  [{}, 'Email is required'],
  [{ email: '  ' }, 'Email is required'],
  [{ email: 'zoya' }, 'Please enter a valid email address'],
  [{ email: 'a@b.example', state: 'confirmed' }, 'Unknown field.'],
])('%o: %s', (asked, sentence) => {
  expect(sentencesOf(newsletterSignUpSchema, asked)).toContain(sentence);
});
