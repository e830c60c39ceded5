import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import type { PictureSet } from './picture-set.ts';
import { sourceHash } from './source-hash.ts';

/** Picture sets of earlier builds. */
export interface PictureCache {
  /** undefined when this product has not been drawn, or would be drawn differently now */
  find: (entry: CatalogueEntry) => PictureSet | undefined;
  keep: (entry: CatalogueEntry, set: PictureSet) => void;
}

interface Kept {
  pictures: PictureSet['pictures'];
  files: { name: string; contentType: string; base64: string }[];
}

/**
 * Keeps picture sets in a folder. The key holds everything that the bytes come from: the product, its recipe, the
 * sources of the generator and the encoder's version; so a kept set is the one that would be drawn.
 */
export function pictureCache(folder: string, generatorFolder: string): PictureCache {
  const generator = sourceHash(generatorFolder) + JSON.stringify(sharp.versions);
  mkdirSync(folder, { recursive: true });
  const fileOf = ({ id, title, art }: CatalogueEntry) => {
    const key = createHash('sha256').update(JSON.stringify([generator, id, title, art]));
    return path.join(folder, `${key.digest('hex')}.json`);
  };
  return {
    find: (entry) => (existsSync(fileOf(entry)) ? read(fileOf(entry)) : undefined),
    keep: (entry, set) => keep(fileOf(entry), set),
  };
}

function read(file: string): PictureSet {
  const { pictures, files } = JSON.parse(readFileSync(file, 'utf8')) as Kept;
  return {
    pictures,
    files: files.map(({ base64, ...kept }) => ({ ...kept, bytes: Buffer.from(base64, 'base64') })),
  };
}

/** Written beside and renamed, so that an interrupted build leaves no half set. */
function keep(file: string, { pictures, files }: PictureSet): void {
  const kept: Kept = {
    pictures,
    files: files.map(({ bytes, ...rest }) => ({
      ...rest,
      base64: Buffer.from(bytes).toString('base64'),
    })),
  };
  writeFileSync(`${file}.part`, JSON.stringify(kept));
  renameSync(`${file}.part`, file);
}
