import { describe, expect, test } from 'vitest';
import { ValidationError } from 'yup';

import { reviewReplySchema } from './review-moderation.ts';
import { reviewRequestSchema, reviewContentSchema } from './review-requests.ts';
import { sentencesOf } from '../testing/sentences-of.ts';

const words = { rating: 4, text: '  The indigo bled in the first wash, then no more.  ' };

async function sentences(schema: typeof reviewContentSchema, sent: object): Promise<string[]> {
  const failed = await schema
    .validate(sent, { abortEarly: false })
    .catch((error: unknown) => error);
  return failed instanceof ValidationError ? failed.errors.map(String) : [];
}

describe('a review', () => {
  test('has stars and a trimmed text', async () => {
    expect(await reviewContentSchema.validate(words)).toEqual({
      ...words,
      text: words.text.trim(),
    });
  });

  test.each([0, 6, 4.5, '4', null, undefined])(
    'has one to five whole stars, not %j',
    async (rating) => {
      expect(await sentences(reviewContentSchema, { ...words, rating })).toContain(
        'Please choose one to five stars',
      );
    },
  );

  test.each([
    ['too short', 'Please write at least 10 characters'],
    ['x'.repeat(1001), 'At most 1,000 characters'],
    ['          ', 'Please write a few words about the piece'],
  ])('has ten to a thousand characters', async (text, sentence) => {
    expect(await sentences(reviewContentSchema, { ...words, text })).toContain(sentence);
  });

  test('accepts neither status nor author', async () => {
    for (const forged of [{ status: 'published' }, { name: 'Vogue' }, { returned: false }]) {
      expect(await sentences(reviewContentSchema, { ...words, ...forged })).toHaveLength(1);
    }
  });

  test('requires an order line', async () => {
    const line = { orderId: 'o1', productId: 'p1', options: { Size: '38' } };
    await expect(reviewRequestSchema.validate({ ...line, ...words })).resolves.toMatchObject(line);
    expect(sentencesOf(reviewRequestSchema, { ...line, ...words, orderId: '../x' })).toEqual([
      'This is not the id of an order',
    ]);
  });
});

test('accepts an empty reply', async () => {
  await expect(reviewReplySchema.validate({ text: ' ', updatedAt: 'x' })).resolves.toEqual({
    text: '',
    updatedAt: 'x',
  });
});
