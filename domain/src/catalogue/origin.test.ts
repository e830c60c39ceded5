import { describe, expect, test } from 'vitest';

import { newestOfOrigins, originMembers, originsOf } from './origin.ts';
import { originPath, originSlug } from './origin-address.ts';

const entry = (id: string, artisan: string, day: number) => ({
  id,
  artisan,
  cluster: 'Bhuj',
  weave: 'Tie-dye',
  createdAt: new Date(Date.UTC(2026, 0, day)),
});

const ENTRIES = [
  entry('p1', 'Rann Bandhani women’s group', 1),
  entry('p2', 'rann bandhani women’s group', 3),
  entry('p3', 'Saran Nadi dye yard', 2),
];

describe('an origin', () => {
  test('has the products that name it, newest first, however its name is capitalised', () => {
    const slug = originSlug('Rann Bandhani women’s group');
    const shown = originMembers({ kind: 'artisan', slug }, ENTRIES);
    expect(shown.map(({ id }) => id)).toEqual(['p2', 'p1']);
    expect(originMembers({ kind: 'cluster', slug: 'bhuj' }, ENTRIES)).toHaveLength(3);
    expect(originMembers({ kind: 'cluster', slug }, ENTRIES)).toEqual([]);
  });

  test('shows its newest product in a list', () => {
    const newest = newestOfOrigins('artisan', [...ENTRIES, entry('p4', 'कारीगर', 4)]);
    expect([...newest.values()].map(({ id }) => id)).toEqual(['p2', 'p3']);
  });

  test('is listed once for all products that name it', () => {
    expect(originsOf(ENTRIES).map(({ kind, name, products }) => [kind, name, products])).toEqual([
      ['artisan', 'Rann Bandhani women’s group', 2],
      ['artisan', 'Saran Nadi dye yard', 1],
      ['cluster', 'Bhuj', 3],
      ['weave', 'Tie-dye', 3],
    ]);
  });

  test('has no page without a name that fits into an address', () => {
    const unnamed = { artisan: 'कारीगर', cluster: '', weave: '' };
    expect(originsOf([unnamed])).toEqual([]);
    expect(originPath('artisan', originSlug('Thar Appliqué, Barmer'))).toBe(
      '/artisans/thar-applique-barmer',
    );
  });
});
