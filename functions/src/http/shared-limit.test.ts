import { expect, test, vi } from 'vitest';

import { tooMany } from './errors.ts';
import { createSharedLimit } from './shared-limit.ts';

const REFUSED = {
  status: 429,
  message: 'Too many attempts. Please try again in 60 minutes.',
};
const letPass = () => Promise.resolve();

test('limits the requests of all callers together per hour', async () => {
  let minutes = 0;
  const ceiling = createSharedLimit(2, () => new Date(minutes * 60_000));
  const own = vi.fn(letPass);
  await ceiling(own);
  minutes = 59;
  await ceiling(own);
  await expect(ceiling(own)).rejects.toMatchObject(REFUSED);
  expect(own, 'a refused request does not count elsewhere').toHaveBeenCalledTimes(2);
  minutes = 60;
  await ceiling(own);
});

test('limits a burst to the hourly maximum', async () => {
  const ceiling = createSharedLimit(3, () => new Date());
  const answers = await Promise.allSettled(Array.from({ length: 10 }, () => ceiling(letPass)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('does not count refused callers against the others', async () => {
  const ceiling = createSharedLimit(1, () => new Date());
  const refuse = () => Promise.reject(tooMany('You have asked often enough.'));
  await expect(ceiling(refuse)).rejects.toThrow('You have asked often enough.');
  await ceiling(letPass);
  await expect(ceiling(letPass)).rejects.toMatchObject(REFUSED);
});
