import type { LookupAddress, LookupOptions } from 'node:dns';
import { expect, test } from 'vitest';

import { isPublicAddress, publicLookup } from './public-lookup.ts';

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...['127.0.0.1', '10.0.0.7', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
  ...['0.0.0.0', '255.255.255.255', '::', '::1', 'fe80::1', 'fe80::1%eth0', 'fd00::7'],
  ...['::ffff:10.0.0.7', '64:ff9b::a00:7', '2002:a00:7::1', 'no address'],
])('%s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

/** What a connection is given for a name that has these addresses. */
function lookUp(addresses: readonly string[], options: LookupOptions) {
  const found = addresses.map((address): LookupAddress => ({ address, family: 4 }));
  const lookup = publicLookup(() => Promise.resolve(found));
  return new Promise<string | LookupAddress[]>((resolve, reject) => {
    lookup('files.example', options, (error, result) => (error ? reject(error) : resolve(result)));
  });
}

test('connects to the addresses that were checked', async () => {
  expect(await lookUp(['8.8.8.8', '8.8.4.4'], {})).toBe('8.8.8.8');
  expect(await lookUp(['8.8.8.8'], { all: true })).toEqual([{ address: '8.8.8.8', family: 4 }]);
});

test('refuses a name with a private address, or without any', async () => {
  const refusal = 'files.example has no public address.';
  await expect(lookUp(['8.8.8.8', '10.0.0.7'], { all: true })).rejects.toThrow(refusal);
  await expect(lookUp(['169.254.169.254'], {})).rejects.toThrow(refusal);
  await expect(lookUp([], {})).rejects.toThrow(refusal);
});
