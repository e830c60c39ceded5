// Loaded with `node -r` into firebase-tools when the suite replaces Java.
require('./parent-watch.cjs');
require('./keep-alive.cjs');
require('./no-version-lookup.cjs');
require('./unchecked-schemas.cjs');
require('./shared-workers.cjs');
require('./without-java.cjs');
const childProcess = require('node:child_process');

const PARENT_WATCH = require.resolve('./parent-watch.cjs');
const spawn = childProcess.spawn;

childProcess.spawn = function spawnWatched(command, args, options) {
  if (Array.isArray(args) && args.some((arg) => String(arg).endsWith('functionsEmulatorRuntime'))) {
    return spawn.call(this, command, ['-r', PARENT_WATCH, ...args], options);
  }
  return spawn.apply(this, arguments);
};
