import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the root package.json. */
export const PROJECT_ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
