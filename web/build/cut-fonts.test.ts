import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { cutFonts, FONTS } from './cut-fonts.ts';

test('the shop’s font files are what “npm run fonts” cuts', async () => {
  const cut = await cutFonts();
  expect(readdirSync(FONTS).toSorted()).toEqual([...cut.keys()].toSorted());
  for (const [name, file] of cut) {
    expect(readFileSync(new URL(name, FONTS)).equals(file), name).toBe(true);
  }
});
