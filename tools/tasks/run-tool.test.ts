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

test('prints the error message with its code', async () => {
  const error = Object.assign(new Error('This account may not.'), { code: 'auth/forbidden' });
  await runTool(() => Promise.reject(error));
  expect(errors).toEqual(['This account may not. (auth/forbidden)\n']);
  expect(process.exitCode).toBe(1);
});

test('prints only the message for a numeric code or none', async () => {
  const notFound = Object.assign(new Error('5 NOT_FOUND: no database'), { code: 5 });
  await runTool(() => Promise.reject(notFound));
  await runTool(() => Promise.reject(new Error('The disk is full.')));
  expect(errors).toEqual(['5 NOT_FOUND: no database\n', 'The disk is full.\n']);
});

test('exits with the returned code and prints nothing', async () => {
  await runTool(() => Promise.resolve(0));
  expect(process.exitCode).toBe(0);
  expect(errors).toEqual([]);
});
