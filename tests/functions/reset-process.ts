import { afterAll } from 'vitest';

import { closeApps } from '../suite-app.ts';

// Test files share a process, which saves importing the whole API once for each of them. Whatever a file opened or
// redirected (firebase-admin apps, addresses in the environment) ends with that file.
const environment = { ...process.env };

afterAll(async () => {
  await closeApps();
  for (const name of Object.keys(process.env))
    if (!(name in environment)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment);
});
