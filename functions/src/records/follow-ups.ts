import type { DocumentSnapshot } from '../platform/firestore.ts';
import { unlessUnreadable } from './stored-documents.ts';

export interface DocumentWrite {
  id: string;
  before?: DocumentSnapshot | undefined;
  after?: DocumentSnapshot | undefined;
  time: string;
}

/** One effect of a write. Safe to repeat, and independent of the other effects. */
export type FollowUp = (write: DocumentWrite) => Promise<unknown>;

/**
 * Runs one after the other, also when one fails. Then the failure is thrown, so that the platform repeats all of them
 * for up to a week. An unreadable document is no failure: repeating does not help, and its repair is another write.
 */
export async function runFollowUps(
  followUps: readonly FollowUp[],
  write: DocumentWrite,
): Promise<void> {
  const errors: unknown[] = [];
  for (const followUp of followUps) {
    await unlessUnreadable(followUp(write)).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} follow-ups failed.`);
  if (errors.length > 0) throw errors[0];
}
