// Loaded with `node -r` into the unmodified firebase-tools, which starts the Firestore emulator and
// the Storage rules runtime as `java … -jar <path> …`. With our replacements these paths are Node
// programs, so `java` becomes this Node.
require('./parent-watch.cjs');
require('./no-version-lookup.cjs');
require('./shared-workers.cjs');
const childProcess = require('node:child_process');
const { createInterface } = require('node:readline');

const ANSWER_TO_VERSION = `process.stderr.write('openjdk version "21.0.0"\\n')`;
const DENIAL = 'Rules denied ';
const PARENT_WATCH = require.resolve('./parent-watch.cjs');
const spawn = childProcess.spawn;

childProcess.spawn = function spawnWithoutJava(command, args, options) {
  if (!Array.isArray(args)) return spawn.apply(this, arguments);
  if (command === 'java') {
    const child = spawn.call(this, process.execPath, nodeArguments(args), options);
    if (child.stdout) echoDenials(child.stdout);
    return child;
  }
  if (args.some((arg) => String(arg).endsWith('functionsEmulatorRuntime'))) {
    return spawn.call(this, command, ['-r', PARENT_WATCH, ...args], options);
  }
  return spawn.apply(this, arguments);
};

function nodeArguments(args) {
  if (args.includes('-version')) return ['-e', ANSWER_TO_VERSION];
  const own = args.slice(args.indexOf('-jar') + 1);
  const indexes = process.env.LOCAL_FIRESTORE_INDEXES;
  return indexes && args.includes('--rules') ? [...own, '--indexes', indexes] : own;
}

/**
 * firebase-tools writes the emulator's output to a log file only. Denials are also printed, because
 * developers need them first.
 */
function echoDenials(stdout) {
  createInterface({ input: stdout }).on('line', (line) => {
    if (line.startsWith(DENIAL)) process.stdout.write(`⚠  firestore: ${line}\n`);
  });
}
