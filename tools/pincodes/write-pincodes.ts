import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { pincodeFiles } from './pincode-files.ts';
import { placesOfPincodes } from './pincode-table.ts';
import { readPostOffices } from './post-offices.ts';

const PUBLIC = path.join(path.dirname(fileURLToPath(import.meta.url)), '../../web/public/pincodes');

/** Usage: tsx tools/pincodes/write-pincodes.ts [directory]. Writes what the checkout looks pincodes up in. */
function main(directory = PUBLIC): void {
  mkdirSync(directory, { recursive: true });
  for (const [name, content] of pincodeFiles(placesOfPincodes(readPostOffices()))) {
    writeFileSync(path.join(directory, name), content);
  }
}

main(process.argv[2]);
