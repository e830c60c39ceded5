import { afterAll, beforeAll, expect, test, vi } from 'vitest';

import type * as Main from './main.ts';

const commands: unknown[] = [];

let runTask: typeof Main.runTask;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./command.ts', () => ({
    runCommand: (line: unknown) => Promise.resolve({ code: commands.push(line), output: '' }),
  }));
  ({ runTask } = await import('./main.ts'));
});
afterAll(() => {
  vi.doUnmock('./command.ts');
  vi.resetModules();
});

test('passes arguments unchanged, even with an apostrophe', async () => {
  const args = ["o'neill@loom.example", '--project', 'loom-shop'];
  expect(await runTask('grant-admin', args)).toBe(1);
  expect(commands).toEqual([
    ['node', '--import', 'tsx', 'tools/grant-admin/grant-admin.ts', ...args],
  ]);
});
