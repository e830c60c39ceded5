import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { PROJECT_ROOT } from '../tasks/project-root.ts';
import { parseEnvFile } from './parse-env-file.ts';

const SOURCES = join(PROJECT_ROOT, 'functions/src');
const PARAMETER = /\bdefine(?:String|Int|Boolean|List)\('(\w+)'/g;

/** Checked before deploying, because each project has its own. */
const PROJECT_SETTING = 'RAZORPAY_KEY_ID';

test('has a value for every parameter of the functions, so that no deployment waits for input', () => {
  const parameters = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => [...readFileSync(join(SOURCES, name), 'utf8').matchAll(PARAMETER)])
    .map(([, name = '']) => name);
  const values = Object.keys(parseEnvFile(readFileSync(join(SOURCES, '../.env'), 'utf8')));
  expect(parameters.toSorted()).toEqual([...values, PROJECT_SETTING].toSorted());
});
