import { Router, type Request } from 'express';

import { TICKET_STEPS } from '@kargha/domain/people/ticket';
import {
  ticketNoteSchema,
  ticketQuerySchema,
  ticketStepSchema,
} from '@kargha/domain/people/ticket-requests';
import { isRecordId } from '@kargha/domain/records/record-id';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { limitJson, readBody } from '../../http/json-body.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { queryParams } from '../../http/query-params.ts';
import { requireAdmin } from '../../people/users/staff.ts';
import { listTickets, ticketDetails } from './staff-tickets.ts';
import { ticketNotFound, takeTicketStep, writeTicketNote } from './ticket-steps.ts';

export function ticketRoutes(now: () => Date): Router {
  const router = Router();

  router.get('/', async (request, response) => {
    await requireAdmin(request);
    const input = await ticketQuerySchema.validate(queryParams(request), { abortEarly: false });
    response.json({ success: true, ...(await listTickets(input, now())) });
  });

  router.get('/:number', async (request, response) => {
    await requireAdmin(request);
    response.json({ success: true, ticket: await ticketDetails(numberOf(request)) });
  });

  for (const step of TICKET_STEPS) {
    router.post(`/:number/${step}`, limitJson(SMALL_BODY), async (request, response) => {
      const { uid: by } = await requireAdmin(request);
      const input = await readBody(request, ticketStepSchema);
      const number = numberOf(request);
      await takeTicketStep({ ...input, number, by, at: now() }, step);
      response.json({ success: true, ticket: await ticketDetails(number) });
    });
  }

  router.put('/:number/note', limitJson(SMALL_BODY), async (request, response) => {
    const { uid: by } = await requireAdmin(request);
    const { note, ...input } = await readBody(request, ticketNoteSchema);
    const number = numberOf(request);
    await writeTicketNote({ ...input, number, by, at: now() }, note);
    response.json({ success: true, ticket: await ticketDetails(number) });
  });

  router.all(['/', '/:number'], refuseOtherMethods('GET'));
  router.all('/:number/note', refuseOtherMethods('PUT'));
  for (const step of TICKET_STEPS) router.all(`/:number/${step}`, refuseOtherMethods('POST'));
  return router;
}

function numberOf(request: Request): string {
  const { number } = request.params;
  if (isRecordId(number)) return number;
  throw ticketNotFound();
}
