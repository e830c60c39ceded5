import { afterEach, expect, test, vi } from 'vitest';

import { builtPages } from './built-pages.ts';

let clock = 0;
const now = () => new Date(clock);
const page = (words: string) => new Response(`<div id="root">${words}</div>`);

afterEach(() => vi.unstubAllGlobals());

function hosting(...answers: (Response | Error)[]) {
  const fetched = vi.fn(() => {
    const next = answers.shift();
    return next instanceof Response ? Promise.resolve(next) : Promise.reject(next ?? new Error());
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

test('a page is read from Hosting and kept for a minute', async () => {
  const fetched = hosting(page('one'), page('two'));
  const built = builtPages(() => 'https://shop.test', now);
  expect(await built('app.html')).toContain('one');
  expect(await built('app.html')).toContain('one');
  expect(fetched).toHaveBeenCalledOnce();
  clock += 61_000;
  expect(await built('app.html')).toContain('two');
});

test('the last page goes on while Hosting cannot be reached', async () => {
  hosting(page('one'), new Error('no network'));
  const built = builtPages(() => 'https://shop.test', now);
  await built('app.html');
  clock += 61_000;
  expect(await built('app.html')).toContain('one');
});

test('what is no page of the shop is not given out as one', async () => {
  hosting(new Response('Site Not Found'));
  const built = builtPages(() => 'https://shop.test', now);
  await expect(built('app.html')).rejects.toThrow('is not a page of the shop');
});
