import { expect, test } from 'vitest';

import { windowsLine } from './windows-line.ts';

test.each([
  [['vitest', 'run', '--project=unit'], 'vitest run --project=unit'],
  [[String.raw`C:\Program Files\node.exe`, 'a b'], String.raw`"C:\Program Files\node.exe" "a b"`],
  [['echo', 'say "hi" & exit'], 'echo "say ""hi"" & exit"'],
  [['echo', ''], 'echo ""'],
])('writes %j as one line', (words, line) => {
  expect(windowsLine(words)).toBe(line);
});
