import { log } from '../../platform/log.ts';
import { queueTask } from '../../platform/task-queue.ts';

/** The deployed function that sends an email whose time has come. */
const SEND_EMAIL = 'sendEmailAgain';

/** Failing to schedule it is only logged: the schedule `sendQueuedEmails` finds the email some minutes later. */
export async function scheduleEmail(mailId: string, attempts: number, at: Date): Promise<void> {
  // An id may be used again only after days, so it counts; that of a resend by staff has its time.
  const task = { id: `${keyOf(mailId)}-${attempts}-${at.getTime()}`, at, data: { mailId } };
  await queueTask(SEND_EMAIL, task).catch((error: unknown) =>
    log.error('An email could not be scheduled.', error, { mail: mailId }),
  );
}

/** Task ids have only letters, digits, hyphens and underscores. */
function keyOf(mailId: string): string {
  return mailId.replaceAll(/[^\w-]/g, '_');
}
