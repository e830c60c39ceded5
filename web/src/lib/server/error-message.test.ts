import { expect, test } from 'vitest';

import { orderMessages } from '@kargha/domain/messages/order-messages';

import { createApiError } from './api-client.ts';
import { DEFAULT_MESSAGE, errorMessage } from './error-message.ts';

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

test('keeps the key and the values of a server’s message', () => {
  const message = orderMessages.order_stale({ state: 'packed' });
  const error = createApiError(
    { status: 409 },
    { success: false, error: message.text, code: 'stale', messages: message.refs },
  );
  expect(error.message).toBe(message.text);
  expect(errorMessage(error)).toEqual({ text: message.text, refs: message.refs });
});

test('names the status of an answer without a message', () => {
  expect(errorMessage(createApiError({ status: 502 }, {}))).toEqual({
    text: 'HTTP error! status: 502',
    refs: [{ key: 'http_error', params: { status: 502 } }],
  });
});
