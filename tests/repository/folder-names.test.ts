import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

function foldersIn(source: string): string[] {
  return readdirSync(new URL(`${source}/src`, ROOT), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

it.each(['domain', 'functions', 'web'])('names every folder of %s in kebab case', (source) => {
  expect(foldersIn(source).filter((name) => !KEBAB_CASE.test(name))).toEqual([]);
});

const LAYERS = new Set(['components', 'data', 'state']);
const MOST_FILES_WITHOUT_TASKS = 25;

/** Files of a feature without its tests, and whether it has a folder per task. */
function featureShape(feature: string): { files: number; hasTasks: boolean } {
  const folder = new URL(`web/src/features/${feature}/`, ROOT);
  const entries = readdirSync(folder, { withFileTypes: true });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return {
    files: files.filter((entry) => entry.isFile() && !entry.name.includes('.test.')).length,
    hasTasks: entries.some((entry) => entry.isDirectory() && !LAYERS.has(entry.name)),
  };
}

it('gives every feature of more than 25 files a folder per task', () => {
  const features = readdirSync(new URL('web/src/features', ROOT));
  const crowded = features.filter((feature) => {
    const { files, hasTasks } = featureShape(feature);
    return files > MOST_FILES_WITHOUT_TASKS && !hasTasks;
  });
  expect(crowded).toEqual([]);
});
