// Loaded into the unmodified firebase-tools. At each start it asks the npm registry for the newest firebase-functions,
// to suggest an update; without a network, the start waits ten seconds for the answer.
const versioning = require('firebase-tools/lib/deploy/functions/runtimes/node/versioning.js');

versioning.getLatestSDKVersion = () => undefined;
