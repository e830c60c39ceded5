import { expect, test } from 'vitest';

import { formMessages } from '@kargha/domain/messages/form-messages';

import { joinDistinct } from './errors.ts';

test('separates the messages about a row by full stops, without repeating one', () => {
  const messages = [
    'Please fill in all required fields: Title, Description, Category, and Collection',
    'Price must be greater than 0',
    'Price must be greater than 0',
    'The quantity must be a whole number.',
  ];
  expect(joinDistinct(messages).text).toBe(
    'Please fill in all required fields: Title, Description, Category, and Collection. Price must be greater than 0. The quantity must be a whole number.',
  );
  expect(joinDistinct([formMessages.name_required()]).text).toBe('Name is required');
});
