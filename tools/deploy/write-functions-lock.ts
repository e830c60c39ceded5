import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { PROJECT_ROOT } from '../tasks/project-root.ts';
import { lockfileOf, type Lockfile } from './functions-lock.ts';

/** Cloud Build only sees the functions folder, so it needs its own lockfile. */
const lock = JSON.parse(readFileSync(join(PROJECT_ROOT, 'package-lock.json'), 'utf8')) as Lockfile;
const functionsLock = JSON.stringify(lockfileOf('functions', lock), null, 2);
writeFileSync(join(PROJECT_ROOT, 'functions/package-lock.json'), `${functionsLock}\n`);
