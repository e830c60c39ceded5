import { expect, test } from 'vitest';

import { asWords, findWords } from './find-words.ts';

test('reads names in code as words', () => {
  expect(asWords('const gatewayTwin = readTwin(); // lastStanding')).toBe(
    'const gateway twin = read twin(); // last standing',
  );
});

test.each([
  ['an identifier', 'const gatewayTwin = 1;', 'twin'],
  ['a comment', '/** Nobody pays twice. */', 'nobody'],
  ['a text', "title: 'Your letter is on its way',", 'letter'],
  ['a phrase', '// It comes to 100 paise.', 'comes to'],
])('finds a banned word in %s', (_place, line, word) => {
  expect(findWords('web/src/some-file.ts', `// first line\n${line}`)).toEqual([
    expect.objectContaining({ line: 2, word }),
  ]);
});

test('finds a banned word in the name of a file', () => {
  expect(findWords('functions/src/orders/payment-desk.ts', '')).toEqual([
    expect.objectContaining({ line: 0, word: 'desk' }),
  ]);
});

test.each([
  ['letters of an alphabet', "'Full name can only contain letters and spaces'"],
  ['parts of other words', 'const newsletter = understands(shelfless);'],
])('accepts %s', (_what, line) => {
  expect(findWords('web/src/some-file.ts', line)).toEqual([]);
});

test('leaves product stories their own voice', () => {
  expect(
    findWords('sample-shop/seed/content/stories.ts', 'The loom stands beside the river.'),
  ).toEqual([]);
});
