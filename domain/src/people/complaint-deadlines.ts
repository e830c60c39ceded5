import { addMonth } from '../india/indian-day.ts';
import { deadlineStatus, type DeadlineStatus } from '../records/deadline.ts';
import { HOUR_MS } from '../records/time-spans.ts';
import type { TicketKind } from './contact-message.ts';
import type { TicketState } from './ticket.ts';

/** Hours within which the Grievance Officer acknowledges a complaint. */
export const ACKNOWLEDGE_HOURS = 48;

export interface ComplaintDeadlines {
  /** the Grievance Officer's own acknowledgement */
  acknowledge: DeadlineStatus;
  /** the end of the matter, within a month */
  settle: DeadlineStatus;
}

interface TicketTimes {
  kind: TicketKind;
  state: TicketState;
  createdAt: Date;
  answeredAt: Date | null;
  closedAt: Date | null;
}

/**
 * The two promises to whoever complains (Consumer Protection (E-Commerce) Rules 2020, rule 4(5)); null for what is no
 * complaint. The letter with the number leaves by itself and keeps neither: the first is kept by the first answer of a
 * person, the second by closing. Both run from the day of the complaint, also when it is opened again.
 */
export function complaintDeadlines(ticket: TicketTimes, now: Date): ComplaintDeadlines | null {
  const { kind, createdAt, answeredAt, closedAt } = ticket;
  if (kind !== 'complaint') return null;
  const acknowledgeBy = new Date(createdAt.getTime() + ACKNOWLEDGE_HOURS * HOUR_MS);
  return {
    acknowledge: deadlineStatus(acknowledgeBy, answeredAt ?? closedAt, now),
    settle: deadlineStatus(addMonth(createdAt), closedAt, now),
  };
}

/** The promise to a complaint that is over and not kept, the later one first; null when there is none. */
export function overdueDeadline(ticket: TicketTimes, now: Date): keyof ComplaintDeadlines | null {
  const deadlines = complaintDeadlines(ticket, now);
  if (deadlines?.settle.state === 'overdue') return 'settle';
  return deadlines?.acknowledge.state === 'overdue' ? 'acknowledge' : null;
}
