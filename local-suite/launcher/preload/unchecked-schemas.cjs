// Loaded into the unmodified firebase-tools. Its Auth emulator compiles a validator for each parameter and body in its
// API description, and each of them first compiled the schema of schemas, to check its own: half of the suite's start.
// The description comes with the package, so its schemas need no check. Requests are validated as before.
const { createRequire } = require('node:module');

const ofTools = createRequire(require.resolve('firebase-tools/package.json'));
const { default: Ajv } = createRequire(ofTools.resolve('exegesis'))('ajv/dist/core.js');

Ajv.prototype.validateSchema = () => true;
