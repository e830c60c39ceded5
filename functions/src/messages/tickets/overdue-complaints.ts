import { ACKNOWLEDGE_HOURS, overdueDeadline } from '@kargha/domain/people/complaint-deadlines';
import { HOUR_MS } from '@kargha/domain/records/time-spans';

import { type Query } from '../../platform/firestore.ts';
import { readTicketOrSkip, tickets, type TicketRecord } from '../../records/ticket-record.ts';

const MOST = 100;

/** Open complaints that are older than the acknowledgement deadline, oldest first. */
export function lateComplaints(now: Date): Query {
  return tickets()
    .where('kind', '==', 'complaint')
    .where('state', 'in', ['open', 'answered'])
    .where('createdAt', '<=', new Date(now.getTime() - ACKNOWLEDGE_HOURS * HOUR_MS))
    .orderBy('createdAt');
}

/** Complaints past a deadline, oldest first, at most a hundred. */
export async function overdueComplaints(now: Date): Promise<TicketRecord[]> {
  const { docs } = await lateComplaints(now).limit(MOST).get();
  return docs.flatMap((snapshot) => {
    const ticket = readTicketOrSkip(snapshot);
    return ticket && overdueDeadline(ticket, now) ? ticket : [];
  });
}
