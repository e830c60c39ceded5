import { parseArgs } from 'node:util';

import { getFirestore } from 'firebase-admin/firestore';

import { projectApp } from '../tasks/project-app.ts';
import { runTool, printError } from '../tasks/run-tool.ts';
import { fillCardPictures } from './card-pictures.ts';
import type { FillOptions, FillResult } from './fill-pages.ts';
import { fillListings } from './listings.ts';

const USAGE = 'Usage: npm run fill-listings -- [--project <Firebase project id>]';

/** Fills the fields of lists in documents that are older: staff find the orders, and cards need one read. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const projectId = values.project ?? process.env.GCLOUD_PROJECT;
  if (projectId === undefined) return printError(USAGE);
  const firestore = getFirestore(projectApp(projectId));
  await fillAndPrint('products', (options) => fillCardPictures(firestore, options));
  await fillAndPrint('orders', (options) => fillListings(firestore, options));
  return 0;
}

async function fillAndPrint(
  name: string,
  fill: (options: FillOptions) => Promise<FillResult>,
): Promise<void> {
  const onPage = ({ checked, filled }: FillResult) =>
    process.stdout.write(`${checked} ${name} checked, ${filled} updated\n`);
  const { checked, filled } = await fill({ onPage });
  process.stdout.write(`Done: ${filled} of ${checked} ${name} updated.\n`);
}

await runTool(main);
