import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';

import { STORED_FILES } from './operations/exports/export-files.ts';
import {
  runExport,
  runWaitingExports,
  type ExportContext,
} from './operations/exports/run-export.ts';
import { startScheduledExports } from './operations/exports/scheduled-exports.ts';
import { continueLater, TASK_MS } from './operations/exports/start-export.ts';
import { keyedIds, type KeyedIds } from './platform/keyed-ids.ts';
import { PAYMENT_SECRETS, paymentSettings } from './platform/payment-settings.ts';
import { REGION } from './platform/task-queue.ts';

let ids: KeyedIds | undefined;
const context: ExportContext = {
  files: STORED_FILES,
  get ids() {
    ids ??= keyedIds(paymentSettings().keySecret);
    return ids;
  },
  now: () => new Date(),
};

const RUNS_EXPORTS = {
  region: REGION,
  // Unsubscribe links are signed with a key of the payment settings.
  secrets: PAYMENT_SECRETS,
  // The defaults of index.ts do not reach this file, which it imports before it sets them.
  memory: '512MiB',
  timeoutSeconds: 540,
  concurrency: 1,
} as const;

const inTime = () => new Date(Date.now() + TASK_MS);

/** Goes on with an export that is too large for the request that started it. */
export const continueExport = onTaskDispatched<{ exportId: string }>(
  { ...RUNS_EXPORTS, maxInstances: 4, retryConfig: { maxAttempts: 5, minBackoffSeconds: 60 } },
  async ({ data }) => {
    const job = await runExport(context, data.exportId, inTime());
    if (job?.nextAttemptAt && job.lease === '') await continueLater(job, context.now());
  },
);

/** Starts exports with a schedule, and goes on with those that no task goes on with. */
export const runExports = onSchedule(
  { ...RUNS_EXPORTS, maxInstances: 1, schedule: 'every 5 minutes' },
  async () => {
    await startScheduledExports(context.now());
    await runWaitingExports(context, inTime());
  },
);
