import type { Router } from 'express';

import { ticketEndpoints } from '@kargha/domain/people/ticket-endpoints';
import type { TicketStep } from '@kargha/domain/people/ticket';
import { isRecordId } from '@kargha/domain/records/record-id';

import { serveEndpoints } from '../../people/serve-endpoints.ts';
import type { Identity } from '../../platform/identity.ts';
import { listTickets, ticketDetails } from './staff-tickets.ts';
import { ticketNotFound, takeTicketStep, writeTicketNote } from './ticket-steps.ts';

interface StepCall {
  params: { number: string };
  body: { requestId: string; revision: number };
  caller: Identity;
}

export function ticketRoutes(now: () => Date): Router {
  const take =
    (step: TicketStep) =>
    async ({ params, body, caller }: StepCall) => {
      const number = ticketNumber(params.number);
      await takeTicketStep({ ...body, number, by: caller.uid, at: now() }, step);
      return { ticket: await ticketDetails(number) };
    };
  return serveEndpoints(ticketEndpoints, {
    list: ({ query }) => listTickets(query, now()),
    find: async ({ params }) => ({ ticket: await ticketDetails(ticketNumber(params.number)) }),
    answer: take('answer'),
    close: take('close'),
    reopen: take('reopen'),
    saveNote: async ({ params, body: { note, ...seen }, caller }) => {
      const number = ticketNumber(params.number);
      await writeTicketNote({ ...seen, number, by: caller.uid, at: now() }, note);
      return { ticket: await ticketDetails(number) };
    },
  });
}

function ticketNumber(number: string): string {
  if (isRecordId(number)) return number;
  throw ticketNotFound();
}
