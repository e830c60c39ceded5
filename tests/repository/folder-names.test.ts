import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function foldersIn(source: string): string[] {
  return readdirSync(new URL(`${source}/src`, ROOT), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

it.each(['domain', 'functions', 'web'])('names every folder of %s in kebab case', (source) => {
  expect(foldersIn(source).filter((name) => !KEBAB_CASE.test(name))).toEqual([]);
});
