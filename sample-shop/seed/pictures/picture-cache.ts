import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { measureOf } from './measure-of.ts';
import type { PictureSet } from './picture-set.ts';
import { sourceHash } from './source-hash.ts';

export interface PictureCache {
  /** Undefined when the product has not been drawn, or would be drawn differently now. */
  find: (entry: CatalogueEntry) => PictureSet | undefined;
  save: (entry: CatalogueEntry, set: PictureSet) => void;
}

interface StoredSet {
  pictures: PictureSet['pictures'];
  files: { name: string; contentType: string; base64: string }[];
}

/**
 * Stores picture sets in a folder. The key covers everything that affects the bytes: product, recipe, generator
 * sources and encoder version.
 */
export function pictureCache(folder: string, generatorFolder: string): PictureCache {
  const generator = sourceHash(generatorFolder) + JSON.stringify(sharp.versions);
  mkdirSync(folder, { recursive: true });
  const fileOf = (entry: CatalogueEntry) => {
    const { id, title, art } = entry;
    const drawn = [generator, id, title, art, measureOf(entry)];
    const key = createHash('sha256').update(JSON.stringify(drawn));
    return path.join(folder, `${key.digest('hex')}.json`);
  };
  return {
    find: (entry) => (existsSync(fileOf(entry)) ? readSet(fileOf(entry)) : undefined),
    save: (entry, set) => save(fileOf(entry), set),
  };
}

function readSet(file: string): PictureSet {
  const { pictures, files } = JSON.parse(readFileSync(file, 'utf8')) as StoredSet;
  return {
    pictures,
    files: files.map(({ base64, ...stored }) => ({
      ...stored,
      bytes: Buffer.from(base64, 'base64'),
    })),
  };
}

/** Writes to a temporary file and renames it, so that an interrupted build leaves no incomplete set. */
function save(file: string, { pictures, files }: PictureSet): void {
  const stored: StoredSet = {
    pictures,
    files: files.map(({ bytes, ...rest }) => ({
      ...rest,
      base64: Buffer.from(bytes).toString('base64'),
    })),
  };
  writeFileSync(`${file}.part`, JSON.stringify(stored));
  renameSync(`${file}.part`, file);
}
