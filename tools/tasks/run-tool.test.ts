import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { endWith } from './run-tool.ts';

const told: string[] = [];
beforeEach(() => {
  told.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => told.push(String(text)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test('what went wrong is told in one sentence, with the code to look it up by', async () => {
  const error = Object.assign(new Error('This account may not.'), { code: 'auth/forbidden' });
  await endWith(() => Promise.reject(error));
  expect(told).toEqual(['This account may not. (auth/forbidden)\n']);
  expect(process.exitCode).toBe(1);
});

test('what says its code itself, or has none, is told as it is', async () => {
  const lost = Object.assign(new Error('5 NOT_FOUND: no database'), { code: 5 });
  await endWith(() => Promise.reject(lost));
  await endWith(() => Promise.reject(new Error('The disk is full.')));
  expect(told).toEqual(['5 NOT_FOUND: no database\n', 'The disk is full.\n']);
});

test('a tool that did its work ends with the code that it gives, in silence', async () => {
  await endWith(() => Promise.resolve(0));
  expect(process.exitCode).toBe(0);
  expect(told).toEqual([]);
});
