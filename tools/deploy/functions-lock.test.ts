import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { lockfileOf, type Lockfile } from './functions-lock.ts';

const repository = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile;
const packageFile = JSON.parse(readFileSync('functions/package.json', 'utf8')) as Record<
  string,
  unknown
>;

const lock = (packages: Lockfile['packages']): Lockfile => ({
  name: 'shop',
  lockfileVersion: 3,
  packages,
});

test('installs the versions and checksums that were tested', () => {
  const functionsLock = lockfileOf('functions', repository);
  const tested = new Set(
    Object.entries(repository.packages).map(
      ([path, { version, integrity }]) =>
        `${path.split('node_modules/').at(-1)} ${version} ${String(integrity)}`,
    ),
  );
  const entries = Object.entries(functionsLock.packages).filter(([path]) => path !== '');
  expect(entries.length).toBeGreaterThan(100);
  for (const [path, { version, integrity, link }] of entries) {
    expect(link).toBeUndefined();
    expect(integrity, path).toMatch(/^sha512-/);
    const name = path.split('node_modules/').at(-1);
    expect(tested).toContain(`${name} ${version} ${String(integrity)}`);
  }
  expect(functionsLock.packages['']?.dependencies).toEqual(packageFile.dependencies);
});

test('places every dependency where Node looks for it', () => {
  const { packages } = lockfileOf('functions', repository);
  const find = (folder: string, name: string): boolean => {
    const ownPath = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    if (ownPath in packages) return true;
    const end = folder.lastIndexOf('/node_modules/');
    return folder !== '' && find(end === -1 ? '' : folder.slice(0, end), name);
  };
  for (const [path, { dependencies = {} }] of Object.entries(packages)) {
    for (const name of Object.keys(dependencies))
      expect(find(path, name), `${path} ${name}`).toBe(true);
  }
});

test('keeps two versions of a package with their dependents, and moves a workspace’s own version to the top', () => {
  const { packages } = lockfileOf(
    'functions',
    lock({
      functions: { dependencies: { old: '^1.0.0', user: '^1.0.0' } },
      'functions/node_modules/old': { version: '1.0.0' },
      'node_modules/old': { version: '2.0.0' },
      'node_modules/user': { version: '1.5.0', dependencies: { old: '^2.0.0' } },
      'node_modules/stranger': { version: '9.0.0' },
    }),
  );
  const versions = Object.entries(packages).map(([path, { version }]) => [path, version]);
  expect(versions).toEqual([
    ['', undefined],
    ['node_modules/old', '1.0.0'],
    ['node_modules/user', '1.5.0'],
    ['node_modules/user/node_modules/old', '2.0.0'],
  ]);
});

test('allows a package for another system to be missing, but not a required one', () => {
  const lockWithMissing = (field: string) =>
    lock({
      functions: { dependencies: { user: '1' } },
      'node_modules/user': { version: '1.0.0', [field]: { gone: '1' } },
    });
  expect(
    Object.keys(lockfileOf('functions', lockWithMissing('optionalDependencies')).packages),
  ).toHaveLength(2);
  expect(() => lockfileOf('functions', lockWithMissing('dependencies'))).toThrow(
    'node_modules/user needs gone',
  );
});

test('is written before every deployment of the functions', () => {
  const { functions } = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
    functions: { predeploy: string[]; ignore: string[] }[];
  };
  expect(functions[0]?.predeploy).toContain('node tools/bootstrap/run.mjs functions-lock');
  expect(functions[0]?.ignore).not.toContain('package-lock.json');
});
