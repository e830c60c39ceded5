import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { writeCommittedData } from './export/emulator-export.ts';
import { gatherGallery } from './pictures/gallery.ts';
import { pictureCache } from './pictures/picture-cache.ts';
import { sampleShop } from './sample-shop.ts';

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
  print(`${documents.length} documents and ${gallery.files.length} files in ${directory}`);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main(process.argv[2]);
