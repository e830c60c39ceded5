import { beforeEach, expect, test, vi } from 'vitest';

import { keyedIds } from '../../platform/keyed-ids.ts';
import { readSignedToken, trackingLink } from './order-tracking-link.ts';

const ids = keyedIds('a key that never leaves the server');
const AT = new Date('2026-11-10T06:00:00Z');

beforeEach(() => void vi.stubEnv('GCLOUD_PROJECT', 'demo-kargha'));

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

test('resolves a link to its order for ninety days', () => {
  const token = tokenOf(trackingLink(ids, 'order-1', AT));
  expect(readSignedToken(ids, token)).toEqual({
    orderId: 'order-1',
    endsAt: new Date('2027-02-08T06:00:00Z'),
  });
});

test('refuses a link with a changed end, order or key', () => {
  const token = tokenOf(trackingLink(ids, 'order-1', AT));
  const [order, end = '', signature] = token.split('.');
  const later = (parseInt(end, 36) + 86_400_000).toString(36);
  const forged = [
    `${order}.${later}.${signature}`,
    `order-2.${end}.${signature}`,
    tokenOf(trackingLink(keyedIds('another key'), 'order-1', AT)),
    token.slice(0, -1),
    `${token}0`,
    token.toUpperCase(),
    `${order}.${end}`,
    `${order}.0${end}.${signature}`,
    '..',
    '',
  ];
  for (const one of forged) expect(readSignedToken(ids, one), one).toBeNull();
});
