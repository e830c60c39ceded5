// Loaded with `node -r` into the unmodified firebase-tools, which starts the Firestore emulator and
// the Storage rules runtime as `java … -jar <path> …`. With our replacements these paths are Node
// programs, so `java` becomes this Node.
const childProcess = require('node:child_process');
const { createRequire } = require('node:module');
const { createInterface } = require('node:readline');

const ANSWER_TO_VERSION = `process.stderr.write('openjdk version "21.0.0"\\n')`;
const DENIAL = 'Rules denied ';
const spawn = childProcess.spawn;

childProcess.spawn = function spawnWithoutJava(command, args, options) {
  if (command !== 'java' || !Array.isArray(args)) return spawn.apply(this, arguments);
  const child = spawn.call(this, process.execPath, nodeArguments(args), options);
  if (child.stdout) echoDenials(child.stdout);
  return child;
};

if (process.platform === 'win32') replaceCrossSpawn();

/** cross-spawn turns a command that is not an .exe file into one for cmd.exe. */
function replaceCrossSpawn() {
  const crossSpawn = createRequire(process.argv[1])('cross-spawn');
  const original = crossSpawn.spawn;
  crossSpawn.spawn = (command, ...rest) =>
    command === 'java' ? childProcess.spawn(command, ...rest) : original(command, ...rest);
}

function nodeArguments(args) {
  if (args.includes('-version')) return ['-e', ANSWER_TO_VERSION];
  const own = args.slice(args.indexOf('-jar') + 1);
  const isFirestore = own[0] === process.env.FIRESTORE_EMULATOR_BINARY_PATH;
  return isFirestore ? [...own, ...JSON.parse(process.env.LOCAL_FIRESTORE_ARGS ?? '[]')] : own;
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
