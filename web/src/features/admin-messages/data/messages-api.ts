import { TICKET_KINDS } from '@kargha/domain/people/contact-message';
import {
  TICKET_STATES,
  type TicketDetails,
  type TicketRow,
  type TicketStep,
} from '@kargha/domain/people/ticket';
import { storedFields, type StoredFields } from '#lib/documents/stored-fields.ts';
import type { ListPage } from '#lib/reading/use-pages.ts';
import { callStaffApi, buildQuery } from '#session/state/staff-api.ts';

export type MessageFilter = Readonly<Record<'state' | 'kind' | 'search', string>>;

/** The revision on the screen and a request id: sending the same request again has no further effect. */
export type MessageAction = Pick<TicketRow, 'number' | 'revision'> & { requestId: string };

export async function listMessages(
  filter: MessageFilter,
  cursor: string,
): Promise<ListPage<TicketRow>> {
  const fields = storedFields(await callStaffApi(`/tickets?${buildQuery({ ...filter, cursor })}`));
  return {
    rows: fields.parts('rows').map(toRow),
    nextCursor: fields.text('nextCursor') || null,
  };
}

/** @throws ApiError 404 `not_found` */
export async function readMessage(number: string): Promise<TicketDetails> {
  return toDetails(await callStaffApi(ticketPath(number)));
}

/** @throws ApiError 409 `stale`, `not_allowed` */
export async function runStep(
  { number, ...body }: MessageAction,
  step: TicketStep,
): Promise<TicketDetails> {
  return toDetails(await callStaffApi(`${ticketPath(number)}/${step}`, { method: 'POST', body }));
}

/** @throws ApiError 409 `stale`, `already_saved`; 400 `invalid` */
export async function saveNote(
  { number, ...seen }: MessageAction,
  note: string,
): Promise<TicketDetails> {
  const body = { ...seen, note };
  return toDetails(await callStaffApi(`${ticketPath(number)}/note`, { method: 'PUT', body }));
}

function ticketPath(number: string): string {
  return `/tickets/${encodeURIComponent(number)}`;
}

function toDetails(answer: object): TicketDetails {
  const fields = storedFields(answer).part('ticket');
  const order = fields.part('order');
  return {
    ...toRow(fields),
    message: fields.text('message'),
    email: fields.text('email'),
    phone: fields.text('phone'),
    order: fields.has('order') ? { id: order.text('id'), number: order.text('number') } : null,
    callAt: fields.text('callAt') || null,
    note: fields.text('note'),
  };
}

function toRow(fields: StoredFields): TicketRow {
  return {
    number: fields.text('number'),
    kind: fields.choice('kind', TICKET_KINDS),
    name: fields.text('name'),
    subject: fields.text('subject'),
    beginning: fields.text('beginning'),
    state: fields.choice('state', TICKET_STATES),
    createdAt: fields.text('createdAt'),
    answeredAt: fields.text('answeredAt') || null,
    closedAt: fields.text('closedAt') || null,
    revision: fields.number('revision'),
  };
}
