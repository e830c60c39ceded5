import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { PROJECT_ROOT } from './project-root.ts';

const SOURCES = ['domain', 'web', 'package-lock.json', 'tsconfig.base.json'];
const BUILT = /(^|\/)(node_modules|dist|dist-suite)\//;

/**
 * In both folders that a build writes. It empties them first, so one that ended halfway leaves no record, and neither does
 * a build for deployment, whose code for rendering pages is in the same folder of the functions.
 */
const RECORDS = ['web/dist-suite/.vite/built-from.txt', 'functions/lib/pages/built-from.txt'];

/** Changes with every saved, added or removed file of the shop's sources, and with the variables that Vite reads. */
export function shopSources(root = PROJECT_ROOT): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((path) => filesIn(root, path)).toSorted()) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hash.update(JSON.stringify(variables.toSorted())).digest('hex');
}

function filesIn(root: string, path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { withFileTypes: true }).flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    if (!entry.isDirectory()) return [inside];
    return BUILT.test(`${inside}/`) ? [] : filesIn(root, inside);
  });
}

/** Whether the suite's build of the shop was made from these sources. */
export function isShopBuiltFrom(sources: string, root = PROJECT_ROOT): boolean {
  return RECORDS.map((record) => join(root, record)).every(
    (record) => existsSync(record) && readFileSync(record, 'utf8') === sources,
  );
}

export function recordShopBuild(sources: string, root = PROJECT_ROOT): void {
  for (const record of RECORDS) writeFileSync(join(root, record), sources);
}
