import { parseArgs } from 'node:util';

import { getFirestore } from 'firebase-admin/firestore';

import { projectApp } from '../tasks/project-app.ts';
import { runTool, printError } from '../tasks/run-tool.ts';
import { fillListings, type FillResult } from './listings.ts';

const USAGE = 'Usage: npm run fill-listings -- [--project <Firebase project id>]';

/** Lets staff find orders that are older than the list of orders. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const projectId = values.project ?? process.env.GCLOUD_PROJECT;
  if (projectId === undefined) return printError(USAGE);
  const app = projectApp(projectId);
  const printProgress = ({ checked, filled }: FillResult) =>
    process.stdout.write(`${checked} orders checked, ${filled} updated\n`);
  const result = await fillListings(getFirestore(app), printProgress);
  process.stdout.write(`Done: ${result.filled} of ${result.checked} orders updated.\n`);
  return 0;
}

await runTool(main);
