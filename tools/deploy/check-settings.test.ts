import { expect, test } from 'vitest';

import { checkSettings } from './check-settings.ts';
import { good, missing } from './check-result.ts';

const WHAT = 'letters and pages name the same address';

/** What the pre-flight says of the address that pages have, and of the one in letters. */
async function verdict(pages: string, letters: string, lettersOfAll = '') {
  const files: Record<string, string> = {
    'web/.env.loom-shop': `VITE_SHOP_URL=${pages}`,
    'functions/.env': `SHOP_URL=${lettersOfAll}`,
    'functions/.env.loom-shop': letters,
  };
  const world: Parameters<typeof checkSettings>[0] = {
    run: () => Promise.resolve({ code: 0, output: 'ENABLED' }),
    read: (path) => files[path],
  };
  const verdicts = await checkSettings(world, {
    project: 'loom-shop',
    environment: 'live',
    preview: undefined,
    checkOnly: true,
  });
  return verdicts.find(({ what }) => what === WHAT);
}

test.each([
  ['https://loom-shop.web.app', ''],
  ['https://loom-shop.web.app', 'SHOP_URL='],
  ['https://loom.example/', 'SHOP_URL=https://loom.example'],
])('pages at %s go with letters by "%s"', async (pages, letters) => {
  expect(await verdict(pages, letters)).toEqual(good(WHAT));
});

test('an address that stands in the settings of every project counts until the project has its own', async () => {
  const [pages, old] = ['https://loom.example', 'https://old.example'];
  expect(await verdict(pages, '', pages)).toEqual(good(WHAT));
  expect(await verdict(pages, `SHOP_URL=${pages}`, old)).toEqual(good(WHAT));
  expect(await verdict(pages, '', old)).toMatchObject({ state: 'missing' });
});

test('a domain that only the pages know is told with both addresses and the file to change', async () => {
  expect(await verdict('https://loom.example', '')).toEqual(
    missing(
      WHAT,
      'SHOP_URL in functions/.env.loom-shop means https://loom-shop.web.app, VITE_SHOP_URL https://loom.example: write the same into both.',
    ),
  );
});

test.each([
  ['https://loom.example', 'SHOP_URL=http://loom.example'],
  ['https://loom.example', 'SHOP_URL=https://www.loom.example'],
  ['https://loom-shop.web.app', 'SHOP_URL=loom-shop.web.app'],
])('pages at %s and letters by "%s" stop the deployment', async (pages, letters) => {
  expect(await verdict(pages, letters)).toMatchObject({ state: 'missing' });
});
