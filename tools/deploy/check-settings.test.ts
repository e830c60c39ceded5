import { expect, test } from 'vitest';

import { checkSettings } from './check-settings.ts';
import { good, missing } from './check-result.ts';

const CHECK_NAME = 'emails and pages use the same address';

/** Runs the check of the addresses of pages and of links in emails. */
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
])('accepts pages at %s with emails by "%s"', async (pages, emails) => {
  expect(await addressResult(pages, emails)).toEqual(good(CHECK_NAME));
});

test('uses the shared address until a project has its own', async () => {
  const [pages, old] = ['https://loom.example', 'https://old.example'];
  expect(await addressResult(pages, '', pages)).toEqual(good(CHECK_NAME));
  expect(await addressResult(pages, `SHOP_URL=${pages}`, old)).toEqual(good(CHECK_NAME));
  expect(await addressResult(pages, '', old)).toMatchObject({ state: 'missing' });
});

test('reports both addresses and the file to change when they differ', async () => {
  expect(await addressResult('https://loom.example', '')).toEqual(
    missing(
      CHECK_NAME,
      'SHOP_URL in functions/.env.loom-shop is https://loom-shop.web.app, VITE_SHOP_URL is https://loom.example. Use the same address in both.',
    ),
  );
});

test.each([
  ['https://loom.example', 'SHOP_URL=http://loom.example'],
  ['https://loom.example', 'SHOP_URL=https://www.loom.example'],
  ['https://loom-shop.web.app', 'SHOP_URL=loom-shop.web.app'],
])('stops the deployment for pages at %s and emails by "%s"', async (pages, emails) => {
  expect(await addressResult(pages, emails)).toMatchObject({ state: 'missing' });
});
