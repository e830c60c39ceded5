import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { drawBrandPictures } from './brand-pictures.ts';

const TARGET = path.join(import.meta.dirname, '../../web/public/art');

const MAX_KILOBYTES = 350;

async function main(): Promise<void> {
  await mkdir(TARGET, { recursive: true });
  const files = await drawBrandPictures();
  const kilobytes = files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1000;
  if (kilobytes > MAX_KILOBYTES)
    throw new Error(`The pictures have ${kilobytes} kB; the limit is ${MAX_KILOBYTES} kB.`);
  await Promise.all(files.map(({ name, bytes }) => writeFile(path.join(TARGET, name), bytes)));
  process.stdout.write(`${files.length} files, ${Math.round(kilobytes)} kB in ${TARGET}\n`);
}

await main();
