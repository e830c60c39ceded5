import { expect, test } from 'vitest';

import { checkSettings } from './check-settings.ts';
import { good, missing } from './check-result.ts';

const CHECK_NAME = 'letters and pages name the same address';

/** What the pre-flight says of the address that pages have, and of the one in letters. */
async function addressResult(pages: string, emails: string, sharedEmails = '') {
  const files: Record<string, string> = {
    'web/.env.loom-shop': `VITE_SHOP_URL=${pages}`,
    'functions/.env': `SHOP_URL=${sharedEmails}`,
    'functions/.env.loom-shop': emails,
  };
  const context: Parameters<typeof checkSettings>[0] = {
    run: () => Promise.resolve({ code: 0, output: 'ENABLED' }),
    read: (path) => files[path],
  };
  const results = await checkSettings(context, {
    project: 'loom-shop',
    environment: 'live',
    preview: undefined,
    checkOnly: true,
  });
  return results.find(({ name }) => name === CHECK_NAME);
}

test.each([
  ['https://loom-shop.web.app', ''],
  ['https://loom-shop.web.app', 'SHOP_URL='],
  ['https://loom.example/', 'SHOP_URL=https://loom.example'],
])('pages at %s go with letters by "%s"', async (pages, emails) => {
  expect(await addressResult(pages, emails)).toEqual(good(CHECK_NAME));
});

test('an address that stands in the settings of every project counts until the project has its own', async () => {
  const [pages, old] = ['https://loom.example', 'https://old.example'];
  expect(await addressResult(pages, '', pages)).toEqual(good(CHECK_NAME));
  expect(await addressResult(pages, `SHOP_URL=${pages}`, old)).toEqual(good(CHECK_NAME));
  expect(await addressResult(pages, '', old)).toMatchObject({ state: 'missing' });
});

test('a domain that only the pages know is told with both addresses and the file to change', async () => {
  expect(await addressResult('https://loom.example', '')).toEqual(
    missing(
      CHECK_NAME,
      'SHOP_URL in functions/.env.loom-shop means https://loom-shop.web.app, VITE_SHOP_URL https://loom.example: write the same into both.',
    ),
  );
});

test.each([
  ['https://loom.example', 'SHOP_URL=http://loom.example'],
  ['https://loom.example', 'SHOP_URL=https://www.loom.example'],
  ['https://loom-shop.web.app', 'SHOP_URL=loom-shop.web.app'],
])('pages at %s and letters by "%s" stop the deployment', async (pages, emails) => {
  expect(await addressResult(pages, emails)).toMatchObject({ state: 'missing' });
});
