import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'local-suite/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

const COMMANDS = PAGES.flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/^ *```sh\n(.*?)^ *```$/gms)]
    .flatMap(([, block = '']) => block.trimEnd().split('\n'))
    .map((line) => ({ page, line: line.trim() })),
);

const removeQuoted = (line: string) => line.replaceAll(/'[^']*'|"[^"]*"/g, '');

test('a command can be pasted into any shell: the one of macOS takes a remark behind it for arguments', () => {
  expect(COMMANDS.length).toBeGreaterThan(40);
  expect(COMMANDS.filter(({ line }) => /(^|\s)#/.test(removeQuoted(line)))).toEqual([]);
});

test('what stands for something else is quoted: a shell would read or write a file of that name', () => {
  expect(COMMANDS.filter(({ line }) => /<[\w-]/.test(removeQuoted(line)))).toEqual([]);
});
