import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { readExport } from '../../local-suite/firestore/export/export-reader.ts';
import { writeDatedData } from './export/emulator-export.ts';
import { committedPictures } from './pictures/committed-pictures.ts';
import { largestWebp } from './pictures/largest-webp.ts';
import { sampleShop } from './sample-shop.ts';

const COMMITTED = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../emulator-data');

/**
 * Usage: KARGHA_SAMPLE_ANCHOR=<moment> write-dated-shop.ts <directory>. Writes the sample shop as it would be at
 * that moment, in the layout of `firebase emulators:export`. Pictures have no dates, so they come from emulator-data.
 */
function main(directory: string): void {
  const documents = readExport(
    path.join(COMMITTED, 'firestore_export/firestore_export.overall_export_metadata'),
    'projects/demo-kargha/databases/(default)',
  );
  const pictures = { picturesOf: committedPictures(documents), imageUrl: largestWebp };
  writeDatedData(directory, sampleShop(pictures), COMMITTED);
}

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new RangeError('Usage: write-dated-shop.ts <directory>');
main(directory);
