import { deleteApp, getApps } from 'firebase-admin/app';
import { afterAll } from 'vitest';

// Test files share a process, which saves importing the whole API once for each of them. Whatever a file opened or
// redirected (firebase-admin apps, addresses in the environment) ends with that file.
const environment = { ...process.env };

afterAll(async () => {
  await Promise.all(getApps().map((app) => deleteApp(app)));
  for (const name of Object.keys(process.env))
    if (!(name in environment)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment);
});
