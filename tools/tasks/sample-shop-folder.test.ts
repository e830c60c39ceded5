import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { COMMITTED_ANCHOR } from '../../sample-shop/seed/foundation/anchor.ts';
import type { CommandOptions, CommandResult } from './command.ts';
import type * as SampleShop from './sample-shop-folder.ts';

const runCommand =
  vi.fn<(command: readonly string[], options: CommandOptions) => Promise<CommandResult>>();

let prepareSampleShop: typeof SampleShop.prepareSampleShop;
beforeAll(async () => {
  vi.resetModules();
  vi.doMock('./command.ts', () => ({ runCommand }));
  ({ prepareSampleShop } = await import('./sample-shop-folder.ts'));
});
afterAll(() => {
  vi.doUnmock('./command.ts');
  vi.resetModules();
});
beforeEach(() => runCommand.mockReset());

test.each([
  ['its own day', new Date(+COMMITTED_ANCHOR + 7_200_000), COMMITTED_ANCHOR.toISOString()],
  ['a later day', new Date('2028-03-01T02:00:00Z'), '2028-02-29T06:30:00.000Z'],
])('writes a shop dated to the latest noon on %s', async (_day, now, anchor) => {
  runCommand.mockResolvedValue({ code: 0, output: '' });
  expect(await prepareSampleShop(now)).toMatch(/\.cache.sample-shop$/);
  const [command, options] = runCommand.mock.calls[0]!;
  expect(command.slice(-2)).toEqual(['sample-shop/seed/write-dated-shop.ts', '.cache/sample-shop']);
  expect(options.env).toEqual({ KARGHA_SAMPLE_ANCHOR: anchor });
});

test('throws with the reason when the shop cannot be written', async () => {
  runCommand.mockResolvedValue({ code: 1, output: 'No space left on device' });
  const folder = prepareSampleShop(new Date('2028-03-01T02:00:00Z'));
  await expect(folder).rejects.toThrow('No space left on device');
});
