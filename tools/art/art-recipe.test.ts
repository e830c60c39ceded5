import { expect, test } from 'vitest';

import { ART_OBJECTS, MOTIFS, TECHNIQUES } from './art-recipe.ts';

test.each<[string, readonly string[]]>([
  ['crafts', Object.values(TECHNIQUES)],
  ['objects', Object.values(ART_OBJECTS).flat()],
  ['motifs', MOTIFS],
])('a recipe chooses from %s that are each told once', (_, names) => {
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});
