import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

import { clone, cloneDeep, toPath } from './formik-parts.ts';
import { withOwnParts } from './small-formik.ts';

test('Formik imports only the parts that exist', () => {
  const formik = fileURLToPath(import.meta.resolve('formik/dist/formik.esm.js'));
  const code = withOwnParts(readFileSync(formik, 'utf8'));
  const [, names = ''] = /^import \{ (.*) \} from "[^"]*formik-parts\.ts";/.exec(code) ?? [];
  expect(names.split(', ').sort()).toEqual([
    'clone',
    'cloneDeep',
    'hoistNonReactStatics',
    'isPlainObject',
    'toPath',
  ]);
  expect(code).not.toMatch(/from '(?:lodash|hoist)/);
});

test('reads names of fields with dots and brackets', () => {
  expect(toPath('email')).toEqual(['email']);
  expect(toPath('lines[2].name')).toEqual(['lines', '2', 'name']);
  expect(toPath('lines.2.name')).toEqual(['lines', '2', 'name']);
  expect(toPath(['lines', '2'])).toEqual(['lines', '2']);
});

test('a changed copy leaves the first values as they were', () => {
  const file = new File(['silk'], 'silk.txt');
  const values = { name: 'Meera', lines: [{ price: '10' }], file, note: undefined };
  const copy = cloneDeep(values) as typeof values;
  expect(copy).toEqual(values);
  expect(copy.file).toBe(file);
  copy.lines.push({ price: '20' });
  Object.assign(copy.lines[0] ?? {}, { price: '0' });
  expect(values.lines).toEqual([{ price: '10' }]);
  expect(clone(values.lines)).toEqual(values.lines);
  expect(clone(values.lines)).not.toBe(values.lines);
});
