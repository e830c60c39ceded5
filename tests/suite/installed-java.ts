import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

const require = createRequire(import.meta.url);

const PROGRAMS = {
  firestore: 'local-suite/dist/firestore-emulator.mjs',
  storage: 'local-suite/dist/storage-rules-runtime.mjs',
};

/** A fake `java`: logs its arguments and runs the program with Node. */
const JAVA = `#!/bin/sh
case "$*" in *-version*) echo 'openjdk version "21.0.5" 2025-01-01' >&2; exit 0;; esac
echo "java $*" >> "$KARGHA_TEST_JAVA_LOG"
while [ "$1" != -jar ]; do shift; done
shift
exec node "$@"
`;

export interface InstalledJava {
  /** environment to start the suite with */
  env: Record<string, string>;
  /** the command lines that Java was started with */
  commands: () => string[];
}

/**
 * Fakes a machine with Java 21 and the official emulators' jars in the firebase-tools cache, under the names of
 * the pinned version. The jars contain our own programs.
 */
export function installJava(): InstalledJava {
  const folder = mkdtempSync(join(tmpdir(), 'kargha-java-'));
  const java = join(folder, 'java');
  writeFileSync(java, JAVA);
  chmodSync(java, 0o755);
  for (const [name, program] of Object.entries(PROGRAMS)) {
    const jar = join(folder, placeInCache(name));
    mkdirSync(dirname(jar), { recursive: true });
    writeFileSync(jar, `import(${JSON.stringify(resolve(program))});\n`);
  }
  const log = join(folder, 'commands');
  writeFileSync(log, '');
  return {
    env: {
      PATH: [folder, process.env.PATH].join(delimiter),
      FIREBASE_EMULATORS_PATH: folder,
      KARGHA_TEST_JAVA_LOG: log,
    },
    commands: () => readFileSync(log, 'utf8').trim().split('\n'),
  };
}

function placeInCache(name: string): string {
  const info = require('firebase-tools/lib/emulator/downloadableEmulatorInfo.json') as Record<
    string,
    { downloadPathRelativeToCacheDir: string }
  >;
  return info[name]!.downloadPathRelativeToCacheDir;
}
