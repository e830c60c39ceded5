import { afterEach, expect, test, vi } from 'vitest';

import { builtPages } from './built-pages.ts';

let clock = 0;
const now = () => new Date(clock);
const page = (words: string) => new Response(`<div id="root">${words}</div>`);

afterEach(() => vi.unstubAllGlobals());

function hosting(...answers: (Response | Error)[]) {
  const fetched = vi.fn((_address: string) => {
    const next = answers.shift();
    return next instanceof Response ? Promise.resolve(next) : Promise.reject(next ?? new Error());
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('caches a page from Hosting for a minute', async () => {
  const fetched = hosting(page('one'), page('two'));
  const built = builtPages(() => 'https://shop.test', now);
  expect(await built('app.html')).toContain('one');
  expect(await built('app.html')).toContain('one');
  expect(fetched).toHaveBeenCalledOnce();
  clock += 61_000;
  expect(await built('app.html')).toContain('two');
});

test('serves the last page while Hosting is unreachable', async () => {
  hosting(page('one'), new Error('no network'));
  const built = builtPages(() => 'https://shop.test', now);
  await built('app.html');
  clock += 61_000;
  expect(await built('app.html')).toContain('one');
});

test('serves only pages of the shop', async () => {
  hosting(new Response('Site Not Found'));
  const built = builtPages(() => 'https://shop.test', now);
  await expect(built('app.html')).rejects.toThrow('is not a page of the shop');
});

test('caches the pages of a preview channel separately', async () => {
  const fetched = hosting(page('the shop'), page('the preview'));
  const built = builtPages(() => 'https://shop.test', now);
  await built('app.html');
  const preview = 'https://shop--pr-12.web.app';
  expect(await built('app.html', preview)).toContain('the preview');
  expect(await built('app.html', preview)).toContain('the preview');
  expect(await built('app.html')).toContain('the shop');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    'https://shop.test/app.html',
    'https://shop--pr-12.web.app/app.html',
  ]);
});

test('limits the cached previews and keeps the live page', async () => {
  const fetched = vi.fn((_address: string) => Promise.resolve(page('any')));
  vi.stubGlobal('fetch', fetched);
  const built = builtPages(() => 'https://shop.test', now);
  await built('app.html');
  const previews = Array.from({ length: 50 }, (_, at) => `https://shop--pr-${at}.web.app`);
  for (const preview of previews) await built('app.html', preview);
  fetched.mockClear();
  for (const preview of previews.toReversed()) await built('app.html', preview);
  await built('app.html');
  // The twelve latest were still cached.
  expect(fetched).toHaveBeenCalledTimes(50 - 12);
});
