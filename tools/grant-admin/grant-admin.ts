import { parseArgs } from 'node:util';

import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

import { projectApp } from '../tasks/project-app.ts';
import { runTool, printError } from '../tasks/run-tool.ts';
import { makeAdmin } from './make-admin.ts';

const USAGE = 'Usage: npm run grant-admin -- <email> [--project <Firebase project id>]';

/** Makes the first administrator. Later ones are made by an administrator at /users. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [email] = positionals;
  const projectId = values.project ?? process.env.GCLOUD_PROJECT;
  if (email === undefined || projectId === undefined) return printError(USAGE);
  const app = projectApp(projectId);
  const result = await makeAdmin({ auth: getAuth(app), firestore: getFirestore(app) }, email);
  if (!result.granted) return printError(result.reason);
  process.stdout.write(`${email} is now an administrator of ${projectId}.\n`);
  return 0;
}

await runTool(main);
