import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { runTool } from './run-tool.ts';

const errors: string[] = [];
beforeEach(() => {
  errors.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0);
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

test('what went wrong is told in one sentence, with the code to look it up by', async () => {
  const error = Object.assign(new Error('This account may not.'), { code: 'auth/forbidden' });
  await runTool(() => Promise.reject(error));
  expect(errors).toEqual(['This account may not. (auth/forbidden)\n']);
  expect(process.exitCode).toBe(1);
});

test('what says its code itself, or has none, is told as it is', async () => {
  const notFound = Object.assign(new Error('5 NOT_FOUND: no database'), { code: 5 });
  await runTool(() => Promise.reject(notFound));
  await runTool(() => Promise.reject(new Error('The disk is full.')));
  expect(errors).toEqual(['5 NOT_FOUND: no database\n', 'The disk is full.\n']);
});

test('a tool that did its work ends with the code that it gives, in silence', async () => {
  await runTool(() => Promise.resolve(0));
  expect(process.exitCode).toBe(0);
  expect(errors).toEqual([]);
});
