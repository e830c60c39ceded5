import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { writeCommittedData } from './export/emulator-export.ts';
import { gatherGallery } from './pictures/gallery.ts';
import { pictureCache } from './pictures/picture-cache.ts';
import { sampleShop } from './sample-shop.ts';
import { goldenReturn, gstReturns } from './trade/gst-returns.ts';

const folder = path.dirname(fileURLToPath(import.meta.url));
const root = path.join(folder, '..', '..');

/** Usage: seed.ts [directory]. Builds the sample shop there; by default in emulator-data. */
async function main(directory = path.join(root, 'emulator-data')): Promise<void> {
  const cache = pictureCache(
    path.join(root, '.cache', 'seed-pictures'),
    path.join(folder, '../art'),
  );
  const gallery = await gatherGallery(cache, print);
  const documents = sampleShop(gallery);
  writeCommittedData(directory, { documents, files: gallery.files });
  writeGoldenReturns(path.join(root, 'sample-shop', 'gst-returns'));
  print(`${documents.length} documents and ${gallery.files.length} files in ${directory}`);
}

function writeGoldenReturns(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory);
  for (const [month, built] of gstReturns()) {
    writeFileSync(path.join(directory, `${month}.json`), goldenReturn(built));
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main(process.argv[2]);
