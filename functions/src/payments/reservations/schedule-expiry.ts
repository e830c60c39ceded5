import { queueTask } from '../../platform/task-queue.ts';
import { log } from '../../platform/log.ts';
import type { OrderRecord } from '../../records/order-record.ts';

/** Asks to be called when a hold of an order ends; `round` counts the holds. */
export type ScheduleExpiry = (orderId: string, round: number, endsAt: Date) => Promise<void>;

/** The function that ends a hold when its task is due. */
const END_HOLD = 'endHold';

/** A second of patience, so that the hold has ended by every clock. */
const PATIENCE_MS = 1000;

/** Reminders through Cloud Tasks. */
export const scheduleExpiryTask: ScheduleExpiry = (orderId, round, endsAt) =>
  queueTask(END_HOLD, {
    id: `${orderId}-${round}`,
    at: new Date(endsAt.getTime() + PATIENCE_MS),
    data: { orderId },
  });

/** Asks for a reminder. Without one the schedule ends the hold some minutes later: no reason to refuse an order. */
export async function scheduleExpiryOf(
  remind: ScheduleExpiry,
  { id, holdRound, holdExpiresAt }: OrderRecord,
): Promise<void> {
  if (holdExpiresAt === null) return;
  try {
    await remind(id, holdRound, holdExpiresAt);
  } catch (error) {
    log.error('The expiry of a reservation could not be scheduled.', error, { order: id });
  }
}
