// Loaded into the unmodified firebase-tools. Its Functions emulator starts one more process of a function for each
// event or request that meets a busy one. An instance in production handles many at once (`concurrency` in
// functions/src/index.ts), and so does the one process per function here.
const { globalAgent } = require('node:http');
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator.js');
const {
  RuntimeWorker,
  RuntimeWorkerPool,
  RuntimeWorkerState,
} = require('firebase-tools/lib/emulator/functionsRuntimeWorker.js');
const { EmulatorLog } = require('firebase-tools/lib/emulator/types.js');
const { WorkQueue } = require('firebase-tools/lib/emulator/workQueue.js');

// Requests to the processes: on a busy machine, one on a kept connection meets its end and fails.
globalAgent.keepAlive = false;

const isStarted = ({ state }) => state !== RuntimeWorkerState.CREATED;

RuntimeWorkerPool.prototype.getIdleWorker = function findStartedWorker(triggerId, runtime) {
  this.cleanUpWorkers();
  return this.getTriggerWorkers(triggerId, runtime).find(
    (worker) => isStarted(worker) && !worker.isOutdated,
  );
};

const starts = new Map();
const startRuntime = FunctionsEmulator.prototype.startRuntime;

FunctionsEmulator.prototype.startRuntime = function startOnce(backend, trigger) {
  const id = trigger?.id;
  if (!starts.has(id)) {
    const start = startRuntime.call(this, backend, trigger);
    starts.set(
      id,
      start.finally(() => starts.delete(id)),
    );
  }
  return starts.get(id);
};

const request = RuntimeWorker.prototype.request;

RuntimeWorker.prototype.request = async function countedRequest(...call) {
  this.running = (this.running ?? 0) + 1;
  await request.apply(this, call);
  this.running -= 1;
  endWhenOutdated(this);
};

/** After a change of the code: processes finish what they have begun. */
RuntimeWorkerPool.prototype.refresh = function replaceWorkers() {
  for (const worker of [...this.workers.values()].flat().filter(isStarted)) {
    worker.isOutdated = true;
    endWhenOutdated(worker);
  }
};

function endWhenOutdated(worker) {
  if (worker.isOutdated && !worker.running) worker.runtime.process.kill();
}

/** firebase-tools also ends the process after an error, and with it everything else that the process is doing. */
RuntimeWorker.prototype.processStream = function logLines(data, incomplete) {
  const lines = `${incomplete}${data}`.split('\n');
  const rest = lines.pop();
  for (const line of lines) this.runtime.events.emit('log', EmulatorLog.fromJSON(line));
  return rest;
};

/** It writes the whole queue to its debug log for each event: gigabytes when many events wait. */
WorkQueue.prototype.logState = () => undefined;
