import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import sharp from 'sharp';

import type { CatalogueEntry } from '../catalogue/catalogue-entry.ts';
import { drawPictureSet, type PictureSet } from './picture-set.ts';
import { sourceHash } from './source-hash.ts';

interface Kept {
  pictures: PictureSet['pictures'];
  files: { name: string; contentType: string; base64: string }[];
}

/** Gives the picture set of a product, drawn now or kept from an earlier build. */
export type PictureSource = (entry: CatalogueEntry) => Promise<PictureSet>;

/**
 * Keeps drawn pictures in a folder. The key holds everything that the bytes come from: the product, its recipe, the
 * sources of the generator and the encoder's version; so a kept set is the one that would be drawn.
 */
export function keptPictures(folder: string, generatorFolder: string): PictureSource {
  const generator = sourceHash(generatorFolder) + JSON.stringify(sharp.versions);
  mkdirSync(folder, { recursive: true });
  return async (entry) => {
    const key = createHash('sha256').update(
      JSON.stringify([generator, entry.art, entry.id, entry.title]),
    );
    const file = path.join(folder, `${key.digest('hex')}.json`);
    if (existsSync(file)) return read(file);
    const drawn = await drawPictureSet(entry);
    keep(file, drawn);
    return drawn;
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
