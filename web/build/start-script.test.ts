import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { INLINE_SOURCES } from './start-script.ts';

test('the content security policy allows only the inlined start script and speculation rules', () => {
  const { hosting } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../firebase.json'), 'utf8'),
  ) as { hosting: { headers: { headers: { key: string; value: string }[] }[] } };
  const policy = hosting.headers
    .flatMap(({ headers }) => headers)
    .find(({ key }) => key === 'Content-Security-Policy')?.value;
  const scripts = policy?.split('; ').find((directive) => directive.startsWith('script-src '));
  expect(scripts?.split(' ').filter((source) => source.startsWith("'"))).toEqual([
    "'self'",
    ...INLINE_SOURCES,
  ]);
});
