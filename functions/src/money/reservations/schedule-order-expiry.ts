import { queueTask } from '../../platform/task-queue.ts';
import { log } from '../../platform/log.ts';
import type { OrderRecord } from '../../records/order-record.ts';

/** Schedules a call when a reservation ends; `round` counts the reservations of an order. */
export type ScheduleOrderExpiry = (orderId: string, round: number, endsAt: Date) => Promise<void>;

/** The deployed function that the task calls. */
const END_HOLD = 'endHold';

/** One second of tolerance for clock differences. */
const PATIENCE_MS = 1000;

export const scheduleOrderExpiryTask: ScheduleOrderExpiry = (orderId, round, endsAt) =>
  queueTask(END_HOLD, {
    id: `${orderId}-${round}`,
    at: new Date(endsAt.getTime() + PATIENCE_MS),
    data: { orderId },
  });

/** A failure is only logged: the scheduled sweep releases the reservation some minutes later. */
export async function scheduleOrderExpiry(
  remind: ScheduleOrderExpiry,
  { id, holdRound, holdExpiresAt }: OrderRecord,
): Promise<void> {
  if (holdExpiresAt === null) return;
  try {
    await remind(id, holdRound, holdExpiresAt);
  } catch (error) {
    log.error('The expiry of a reservation could not be scheduled.', error, { order: id });
  }
}
