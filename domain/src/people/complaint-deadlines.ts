import { addMonth } from '../india/indian-day.ts';
import { deadlineStatus, type DeadlineStatus } from '../records/deadline.ts';
import { HOUR_MS } from '../records/time-spans.ts';
import type { TicketKind } from './contact-message.ts';
import type { TicketState } from './ticket.ts';

/** Hours for the Grievance Officer to acknowledge a complaint. */
export const ACKNOWLEDGE_HOURS = 48;

export interface ComplaintDeadlines {
  /** acknowledgement by the Grievance Officer in person */
  acknowledge: DeadlineStatus;
  /** resolution, within one month */
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
 * The two deadlines of a complaint (Consumer Protection (E-Commerce) Rules 2020, rule 4(5)); null for other
 * tickets. The automatic email does not count: the first reply by a person meets the first, closing meets the
 * second. Both run from the day of the complaint, even if it is reopened.
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

/** The deadline that was missed, the later one first; null when there is none. */
export function overdueDeadline(ticket: TicketTimes, now: Date): keyof ComplaintDeadlines | null {
  const deadlines = complaintDeadlines(ticket, now);
  if (deadlines?.settle.state === 'overdue') return 'settle';
  return deadlines?.acknowledge.state === 'overdue' ? 'acknowledge' : null;
}
