import { parseArgs } from 'node:util';

import { getFirestore } from 'firebase-admin/firestore';

import { projectApp } from '../tasks/project-app.ts';
import { endWith, refuse } from '../tasks/run-tool.ts';
import { fillListings, type Filled } from './listings.ts';

const USAGE = 'Usage: npm run fill-listings -- [--project <Firebase project id>]';

/** Lets staff find orders that are older than the list of orders. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const projectId = values.project ?? process.env.GCLOUD_PROJECT;
  if (projectId === undefined) return refuse(USAGE);
  const app = projectApp(projectId);
  const tell = ({ looked, filled }: Filled) =>
    process.stdout.write(`${looked} orders looked at, ${filled} filled in\n`);
  const done = await fillListings(getFirestore(app), tell);
  process.stdout.write(`Done: ${done.filled} of ${done.looked} orders were filled in.\n`);
  return 0;
}

await endWith(main);
