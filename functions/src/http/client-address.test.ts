import type { Request } from 'express';
import { expect, test } from 'vitest';

import { clientAddress } from './client-address.ts';

const from = (forwarded: string | undefined) =>
  clientAddress({
    get: () => forwarded,
    socket: { remoteAddress: '127.0.0.1' },
  } as unknown as Request);

test('behind Hosting the visitor is the entry before Hosting’s own, whatever was written in front', () => {
  expect(from('203.0.113.7, 198.51.100.1')).toBe('203.0.113.7');
  expect(from('1.1.1.1, 203.0.113.7, 198.51.100.1')).toBe('203.0.113.7');
});

test('a direct call has one entry, a local one has none', () => {
  expect(from('203.0.113.7')).toBe('203.0.113.7');
  expect(from(undefined)).toBe('127.0.0.1');
  expect(from(' , ')).toBe('127.0.0.1');
});
