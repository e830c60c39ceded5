import type { Request } from 'express';
import { expect, test, vi } from 'vitest';
import { array, object, string } from 'yup';

import { checkoutMessages } from '@kargha/domain/messages/checkout-messages';
import { cartPriceSchema } from '@kargha/domain/shopping/checkout-request';

import { jsonObject, readFields } from './request-body.ts';

const request = (body: object) => ({ body }) as Request;
const many = (count: number, value: unknown = {}) => Array.from({ length: count }, () => value);

const TOO_MANY = { status: 400, code: 'invalid', message: 'The request has too many values.' };
const refusal = (body: object, mostValues?: number) => {
  try {
    return jsonObject(request(body), mostValues);
  } catch (error) {
    return error;
  }
};

test('limits a request to two thousand values at any depth', () => {
  const full = { list: many(1000), names: Object.fromEntries(many(998).map((_, at) => [at, 1])) };
  expect(refusal(full)).toBe(full);
  expect(refusal({ ...full, more: 1 })).toMatchObject(TOO_MANY);
  expect(refusal({ lists: many(10, many(200, [])) })).toMatchObject(TOO_MANY);
  expect(refusal({ lists: many(10, many(200, [])) }, 2011)).toHaveProperty('lists');
});

test('checks only the length of a list that is too long', async () => {
  const look = vi.fn(() => true);
  const schema = object({
    form: object({
      lines: array(array(string().test('look', 'No.', look)).max(3, 'At most three words.')).max(
        2,
        ({ path, max }: { path: string; max: number }) => `${path} has at most ${max} lines.`,
      ),
    }),
  });
  const read = (lines: unknown) => readFields(jsonObject(request({ form: { lines } })), schema);
  await expect(read(many(3, ['a']))).rejects.toMatchObject({
    path: 'form.lines',
    message: 'form.lines has at most 2 lines.',
  });
  await expect(read([['a'], many(4, 'a')])).rejects.toMatchObject({
    path: 'form.lines[1]',
    message: 'At most three words.',
  });
  expect(look).not.toHaveBeenCalled();
  await expect(read([['a'], many(3, 'a')])).resolves.toMatchObject({ form: {} });
  expect(look).toHaveBeenCalledTimes(4);
});

test('rejects a cart with too many lines with one message', async () => {
  await expect(
    readFields(jsonObject(request({ items: many(1900) })), cartPriceSchema),
  ).rejects.toMatchObject({
    path: 'items',
    errors: [checkoutMessages.too_many_items({ max: 50 })],
  });
});
