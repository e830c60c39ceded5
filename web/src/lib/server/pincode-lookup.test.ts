import { beforeEach, expect, test, vi } from 'vitest';

import { lookUpPincode } from './pincode-lookup.ts';

const asked: string[] = [];

function serve(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return answer();
  });
}

beforeEach(() => {
  asked.length = 0;
});

test('looks up a pincode in its region’s file, fetched once', async () => {
  serve(() => Promise.resolve(new Response('{"Maharashtra":{"Pune":"1001 1030"}}')));
  expect(await lookUpPincode('411030')).toEqual({ city: 'Pune', state: 'Maharashtra' });
  expect(await lookUpPincode('411001')).toEqual({ city: 'Pune', state: 'Maharashtra' });
  expect(await lookUpPincode('411099')).toBeUndefined();
  expect(asked).toEqual(['/pincodes/41.json']);
});

test.each(['', '4110', '011001', '911001', '4110301', 'abcdef'])(
  'does not look up an invalid pincode (%s)',
  async (pincode) => {
    serve(() => Promise.reject(new Error('asked')));
    expect(await lookUpPincode(pincode)).toBeUndefined();
    expect(asked).toEqual([]);
  },
);

test('returns undefined for a failed lookup and retries with the next pincode', async () => {
  serve(() => Promise.reject(new TypeError('fetch failed')));
  expect(await lookUpPincode('560001')).toBeUndefined();
  serve(() => Promise.resolve(new Response('<!doctype html>')));
  expect(await lookUpPincode('560001')).toBeUndefined();
  serve(() => Promise.resolve(new Response('{"Karnataka":{"Bengaluru":"0001"}}')));
  expect(await lookUpPincode('560001')).toEqual({ city: 'Bengaluru', state: 'Karnataka' });
});
