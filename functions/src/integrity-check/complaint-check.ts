import { formatLongDateTime } from '@kargha/domain/india/long-date-time';
import { complaintDeadlines, overdueDeadline } from '@kargha/domain/people/complaint-deadlines';
import type { Finding } from '@kargha/domain/reports/ops';

import { ticketRef, type TicketRecord } from '../records/ticket-record.ts';
import { overdueComplaints } from '../tickets/overdue-complaints.ts';
import { resultOf, type Check } from './integrity-check.ts';

/** What the shop has promised to those who complain, and has not kept. */
export const complaintCheck: Check = async ({ now }) => {
  const late = await overdueComplaints(now);
  return resultOf(
    'complaints_overdue',
    late.length,
    late.flatMap((ticket) => findingOf(ticket, now)),
  );
};

const DONE = { acknowledge: 'acknowledged', settle: 'settled' };

function findingOf(ticket: TicketRecord, now: Date): Finding[] {
  const clock = complaintDeadlines(ticket, now);
  const broken = overdueDeadline(ticket, now);
  if (!clock || !broken) return [];
  const due = formatLongDateTime(clock[broken].due);
  const what = `Complaint ${ticket.number} was to be ${DONE[broken]} by ${due}.`;
  return [{ what, path: ticketRef(ticket.number).path }];
}
