import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { pincodeFiles } from './pincode-files.ts';
import { rangesModule } from './pincode-ranges.ts';
import { resolvePincodes } from './resolve-pincodes.ts';
import { readPostOffices } from './post-offices.ts';

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '../..');
const PUBLIC_FOLDER = path.join(ROOT, 'web/public/pincodes');
const RANGES_FILE = path.join(ROOT, 'domain/src/india/pincode-ranges.ts');

/** Usage: tsx tools/pincodes/write-pincodes.ts. Writes the files for address forms and the ranges for validation. */
function main(): void {
  const places = resolvePincodes(readPostOffices());
  mkdirSync(PUBLIC_FOLDER, { recursive: true });
  for (const [name, content] of pincodeFiles(places)) {
    writeFileSync(path.join(PUBLIC_FOLDER, name), content);
  }
  writeFileSync(RANGES_FILE, rangesModule(places));
}

main();
