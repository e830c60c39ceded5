import {
  ticketEndpoints,
  type TicketDetails,
  type TicketRow,
} from '@kargha/domain/people/ticket-endpoints';
import type { TicketStep } from '@kargha/domain/people/ticket';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffEndpoint } from '#session/state/staff-endpoint.ts';

export type MessageFilter = Readonly<Record<'state' | 'kind' | 'search', string>>;

/** The revision on the screen and a request id: sending the same request again has no further effect. */
export type MessageAction = Pick<TicketRow, 'number' | 'revision'> & { requestId: string };

export function listMessages(filter: MessageFilter, cursor: string): Promise<ListPage<TicketRow>> {
  return callStaffEndpoint(ticketEndpoints.list, { query: { ...filter, cursor } });
}

/** @throws ApiError 404 `not_found` */
export async function readMessage(number: string): Promise<TicketDetails> {
  return (await callStaffEndpoint(ticketEndpoints.find, { params: { number } })).ticket;
}

/** @throws ApiError 409 `stale`, `not_allowed` */
export async function runStep(
  { number, ...body }: MessageAction,
  step: TicketStep,
): Promise<TicketDetails> {
  return (await callStaffEndpoint(ticketEndpoints[step], { params: { number }, body })).ticket;
}

/** @throws ApiError 409 `stale`, `already_saved`; 400 `invalid` */
export async function saveNote(
  { number, ...seen }: MessageAction,
  note: string,
): Promise<TicketDetails> {
  const body = { ...seen, note };
  return (await callStaffEndpoint(ticketEndpoints.saveNote, { params: { number }, body })).ticket;
}
