import { expect, test } from 'vitest';

import { drawableText } from './plain-text.ts';

/** Draws ASCII, the rupee and Devanagari. */
const canDraw = (point: number) =>
  (point >= 0x20 && point < 0x7f) || point === 0x20b9 || (point >= 0x900 && point < 0x980);

test.each([
  ['Sona Gifts 🎁 LLP', 'Sona Gifts LLP'],
  ['🎉 Diwali\n👨‍👩‍👧 Family', 'Diwali\nFamily'],
  ['1️⃣ box 👍🏽', '1 box'],
  ['𝐈𝐧𝐝𝐢𝐠𝐨 ﬁne', 'Indigo fine'],
  ['தறி', '??'],
  ['−₹500', '?₹500'],
  ['करघा  लाल', 'करघा  लाल'],
])('draws %j as %j', (typed, drawn) => {
  expect(drawableText(typed, canDraw)).toBe(drawn);
});
