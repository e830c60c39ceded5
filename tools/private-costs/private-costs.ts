import { parseArgs } from 'node:util';

import { getFirestore } from 'firebase-admin/firestore';

import { projectApp } from '../tasks/project-app.ts';
import { runTool, printError } from '../tasks/run-tool.ts';
import { moveCosts, type MovedCosts } from './move-costs.ts';
import { unclearCosts } from './unclear-costs.ts';

const USAGE = 'Usage: npm run private-costs -- [--project <Firebase project id>]';

/** Moves costs that were entered as the public original price to the private costing. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const projectId = values.project ?? process.env.GCLOUD_PROJECT;
  if (projectId === undefined) return printError(USAGE);
  const printProgress = ({ checked, moved }: MovedCosts) =>
    process.stdout.write(`${checked} products checked, ${moved} costs moved\n`);
  const result = await moveCosts(getFirestore(projectApp(projectId)), new Date(), printProgress);
  process.stdout.write(`Done: ${result.moved} of ${result.checked} products had a public cost.\n`);
  const unclear = unclearCosts(result.unclear);
  return unclear === null ? 0 : printError(unclear);
}

await runTool(main);
