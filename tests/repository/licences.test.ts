import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

interface LockedPackage {
  version?: string;
  license?: string;
  dev?: boolean;
  link?: boolean;
}

/** Licences that only require a notice. Every other licence needs a decision. */
const PERMISSIVE = new Set([
  ...['MIT', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'Unlicense', 'CC0-1.0'],
  ...['BlueOak-1.0.0', 'Python-2.0', 'CC-BY-4.0', 'MIT-0', 'WTFPL', 'Zlib'],
]);

const REVIEWED: Record<string, string> = {
  'OFL-1.1': 'fonts, which may be shipped with a program (@fontsource, Mukta)',
  'MPL-2.0':
    'used as it is and never changed: its own files would have to stay open (axe-core, lightningcss)',
  'LGPL-3.0-or-later':
    'libvips, used by sharp as a separate library to draw the sample pictures, not shipped',
};

/** Packages whose package.json has no standard licence field; read from their LICENSE file. */
const READ_BY_HAND: Record<string, string> = {
  'deep-freeze': 'public domain',
  fuzzy: 'MIT',
  limiter: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'png-js': 'MIT',
  'url-template': 'BSD-3-Clause',
  'valid-url': 'MIT',
};

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};

/** `(MIT OR GPL-3.0)` is a choice; `(MIT AND Zlib)` requires both. */
function isAllowed(licence: string): boolean {
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) =>
      choice.split(' AND ').every((part) => PERMISSIVE.has(part.trim()) || part.trim() in REVIEWED),
    );
}

/** Falls back to the package's own package.json, because the lockfile does not record every licence. */
function licenceOf(path: string, { license }: LockedPackage): string | undefined {
  if (license !== undefined) return license;
  const file = `${path}/package.json`;
  if (!existsSync(file)) return undefined;
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown };
  return typeof manifest.license === 'string' ? manifest.license : undefined;
}

const nameOf = (path: string) => path.replace(/^.*node_modules\//, '');

const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
);

test('has an acceptable licence for every package', () => {
  expect(installed.length).toBeGreaterThan(300);
  const disallowed = installed
    .map(([path, about]) => [path, licenceOf(path, about)] as const)
    .filter(([path]) => !(nameOf(path) in READ_BY_HAND))
    .filter(([, licence]) => licence === undefined || !isAllowed(licence))
    .map(([path, licence]) => `${path}: ${licence ?? 'none'}`);
  expect(disallowed).toEqual([]);
});

test('installs every package from the registry with a checksum', () => {
  const locked = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { integrity?: string; link?: boolean; inBundle?: boolean }>;
  };
  const unverified = Object.entries(locked.packages).filter(
    ([path, { integrity, link, inBundle }]) =>
      path.includes('node_modules/') && !link && !inBundle && !integrity?.startsWith('sha512-'),
  );
  expect(unverified.map(([path]) => path)).toEqual([]);
});
