import type { EndpointResult } from '@kargha/domain/api/endpoint';
import type { TicketStep } from '@kargha/domain/people/ticket';
import { ticketEndpoints, type TicketRow } from '@kargha/domain/people/ticket-endpoints';
import { keepAnswer } from '#lib/reading/server-state.ts';
import { staffQuery } from '#session/state/endpoint-queries.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

type SeenMessage = Pick<TicketRow, 'number' | 'revision'>;

/** @throws ApiError 409 `stale`, `not_allowed` */
export async function changeMessageStatus(seen: SeenMessage, step: TicketStep): Promise<void> {
  const params = { number: seen.number };
  const request = { params, body: actionBody(seen, step) };
  keep(params, await callStaffEndpoint(ticketEndpoints[step], request));
}

/** @throws ApiError 409 `stale`, `already_saved`; 400 `invalid` */
export async function saveMessageNote(seen: SeenMessage, note: string): Promise<void> {
  const params = { number: seen.number };
  const request = { params, body: { ...actionBody(seen, 'note'), note } };
  keep(params, await callStaffEndpoint(ticketEndpoints.saveNote, request));
}

function keep(params: { number: string }, answer: EndpointResult<typeof ticketEndpoints.find>) {
  keepAnswer(staffQuery(ticketEndpoints.find, { params }).queryKey, answer);
}

const TAB = crypto.randomUUID();

/**
 * The request id is the same for one tab, revision and action, so that a retry after a lost response has no
 * further effect.
 */
function actionBody({ revision }: SeenMessage, what: string) {
  return { revision, requestId: `${TAB}-${what}-${revision}` };
}
