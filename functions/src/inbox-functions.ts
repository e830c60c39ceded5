import { onSchedule } from 'firebase-functions/scheduler';

import { emailInboxSummaries } from './operations/inbox/inbox-summary.ts';
import { REGION } from './platform/task-queue.ts';

/** Emails what waits in the inbox to staff who want it. */
export const emailInbox = onSchedule(
  {
    region: REGION,
    schedule: 'every day 08:00',
    timeZone: 'Asia/Kolkata',
    // The defaults of index.ts do not reach this file, which it imports before it sets them.
    ...{ memory: '256MiB', timeoutSeconds: 60, maxInstances: 1, concurrency: 1 },
  },
  () => emailInboxSummaries(new Date()).then(() => undefined),
);
