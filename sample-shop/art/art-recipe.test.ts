import { expect, test } from 'vitest';

import { ART_OBJECTS, MOTIFS, TECHNIQUES } from './art-recipe.ts';

test.each<[string, readonly string[]]>([
  ['crafts', Object.values(TECHNIQUES)],
  ['objects', Object.values(ART_OBJECTS).flat()],
  ['motifs', MOTIFS],
])('has no duplicates among the %s', (_, names) => {
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});
