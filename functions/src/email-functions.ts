import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import { onTaskDispatched } from 'firebase-functions/tasks';

import { configuredMailServer, MAIL_SECRETS } from './platform/mail-server.ts';
import { shopAddress } from './platform/shop-address.ts';
import { REGION } from './platform/task-queue.ts';
import { scheduleEmail } from './mail/delivery/schedule-email.ts';
import type { EmailSender } from './mail/delivery/email-sender.ts';
import { sendEmail } from './mail/delivery/send-email.ts';
import { sendWaitingEmails } from './mail/delivery/send-waiting-emails.ts';

/** One instance each, so that MAIL_PER_SECOND holds (SENDING_FUNCTIONS). */
const SENDS_EMAIL = {
  region: REGION,
  secrets: MAIL_SECRETS,
  maxInstances: 1,
  // The defaults of index.ts do not reach this file, which it imports before it sets them.
  memory: '256MiB',
  timeoutSeconds: 60,
  // All have their turn within the timeout, even at one email in three seconds.
  concurrency: 10,
} as const;

/** Only the functions below are bound to the mail server's secret. Without a mail server emails wait. */
let emailSender: EmailSender | null | undefined;

async function withEmailSender(work: (sender: EmailSender) => Promise<unknown>): Promise<void> {
  emailSender ??= configuredSender();
  if (emailSender) await work(emailSender);
}

function configuredSender(): EmailSender | null {
  const server = configuredMailServer();
  const host = new URL(shopAddress()).hostname;
  return server && { server, host, now: () => new Date(), scheduleAttempt: scheduleEmail };
}

/** Sends a new email. What it does not get to is sent by `sendQueuedEmails`. */
export const sendNewEmail = onDocumentCreated(
  { ...SENDS_EMAIL, document: 'mail/{mailId}' },
  ({ params }) => withEmailSender((sender) => sendEmail(sender, params.mailId)),
);

/** Sends an email again after a temporary failure, or because staff asked for it. */
export const sendEmailAgain = onTaskDispatched<{ mailId: string }>(
  { ...SENDS_EMAIL, retryConfig: { maxAttempts: 5, minBackoffSeconds: 30 } },
  ({ data }) => withEmailSender((sender) => sendEmail(sender, data.mailId)),
);

/** Sends emails that wait although their event or task is gone. */
export const sendQueuedEmails = onSchedule({ ...SENDS_EMAIL, schedule: 'every 10 minutes' }, () =>
  withEmailSender(sendWaitingEmails),
);
