import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { expect, test } from 'vitest';

import { CASES_IN_SUITE } from './soak-task.ts';

/** What reads the number of cases for its tests. */
const READS_CASES =
  /soak\/case-count\.ts|\b(?:testAccess|isAskedOverNetwork|findingsInLooks|chooseLooks|PressedThings)\b/;

test.each(Object.entries(CASES_IN_SUITE))(
  'the long run of %s has every test that tries fewer cases in npm test',
  (part, listed) => {
    const folder = join('tests', part);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => name.endsWith('.test.ts') && !name.endsWith('.thorough.test.ts'),
    );
    const reading = files.filter((name) =>
      READS_CASES.test(readFileSync(join(folder, name), 'utf8')),
    );
    expect(reading.map((name) => basename(name)).toSorted()).toEqual([...listed].toSorted());
  },
);
