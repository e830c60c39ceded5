import { readdirSync, readFileSync } from 'node:fs';

import { SHOP_ENDPOINTS } from '@kargha/domain/api/shop-endpoints';
import { expect, test } from 'vitest';

const SOURCE = new URL('../../web/src/', import.meta.url);

/** `callApi('/home')` and its kind, as written in files that the first view loads: without the list of endpoints. */
const WRITTEN = /callApi\(\s*(['`])(\/[^'`?$]*)|fetch\(\s*(['`])\/api(\/[^'`?$]*)/g;

function writtenAddresses(): string[] {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .flatMap((file) => [...readFileSync(new URL(file, SOURCE), 'utf8').matchAll(WRITTEN)])
    .map(([, , called, , fetched]) => `/api${called ?? fetched ?? ''}`);
}

test('every address that is written out belongs to an endpoint', () => {
  const known = new Set<string>(SHOP_ENDPOINTS.map(({ path }) => path));
  const written = writtenAddresses();
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter((path) => !known.has(path))).toEqual([]);
});
