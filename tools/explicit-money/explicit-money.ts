import { parseArgs } from 'node:util';

import { getFirestore } from 'firebase-admin/firestore';

import { projectApp } from '../tasks/project-app.ts';
import { runTool, printError } from '../tasks/run-tool.ts';
import { convertMoney, type Converted } from './convert-money.ts';

const USAGE = 'Usage: npm run explicit-money -- [--project <Firebase project id>]';

/** Converts payments, refunds and orders as earlier versions stored them. */
async function main(): Promise<number> {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const projectId = values.project ?? process.env.GCLOUD_PROJECT;
  if (projectId === undefined) return printError(USAGE);
  const printProgress = (step: string, { checked, converted }: Converted) =>
    process.stdout.write(`${step}: ${checked} documents checked, ${converted} converted\n`);
  const result = await convertMoney(getFirestore(projectApp(projectId)), printProgress);
  process.stdout.write(`Done: ${result.converted} of ${result.checked} documents converted.\n`);
  for (const path of result.unreadable) printError(`${path} cannot be read and stays as it was.`);
  return result.unreadable.length === 0 ? 0 : 1;
}

await runTool(main);
