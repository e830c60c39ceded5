import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  'local-suite/README.md',
  'sample-shop/README.md',
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

test('has no comment after a command, because zsh on macOS would read it as arguments', () => {
  expect(COMMANDS.length).toBeGreaterThan(40);
  expect(COMMANDS.filter(({ line }) => /(^|\s)#/.test(removeQuoted(line)))).toEqual([]);
});

test('quotes placeholders in angle brackets, because a shell would redirect to a file', () => {
  expect(COMMANDS.filter(({ line }) => /<[\w-]/.test(removeQuoted(line)))).toEqual([]);
});
