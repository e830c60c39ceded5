import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { PROJECT_ROOT } from '../tasks/project-root.ts';
import { lockfileOf, type Lockfile } from './functions-lock.ts';

/** What Cloud Build installs from: it sees the folder of the functions alone. */
const lock = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
const functionsLock = JSON.stringify(lockfileOf('functions', lock), null, 2);
writeFileSync(join(PROJECT_ROOT, 'functions/package-lock.json'), `${functionsLock}\n`);
