import { formatLongDateTime } from '@kargha/domain/india/long-date-time';
import { complaintDeadlines, overdueDeadline } from '@kargha/domain/people/complaint-deadlines';
import type { Finding } from '@kargha/domain/reports/ops-endpoints';

import { ticketRef, type TicketRecord } from '../../records/ticket-record.ts';
import { overdueComplaints } from '../../messages/tickets/overdue-complaints.ts';
import { resultOf, type Check } from './integrity-check.ts';

export const complaintCheck: Check = async ({ now }) => {
  const overdue = await overdueComplaints(now);
  return resultOf(
    'complaints_overdue',
    overdue.length,
    overdue.flatMap((ticket) => findingOf(ticket, now)),
  );
};

const VERBS = { acknowledge: 'acknowledged', settle: 'settled' };

function findingOf(ticket: TicketRecord, now: Date): Finding[] {
  const deadlines = complaintDeadlines(ticket, now);
  const deadline = overdueDeadline(ticket, now);
  if (!deadlines || !deadline) return [];
  const due = formatLongDateTime(deadlines[deadline].due);
  const what = `Complaint ${ticket.number} should have been ${VERBS[deadline]} by ${due}.`;
  return [{ what, path: ticketRef(ticket.number).path }];
}
