import type { TicketStep } from '@kargha/domain/people/ticket';
import type { TicketDetails, TicketRow } from '@kargha/domain/people/ticket-endpoints';
import { usePages, type PagedRows } from '#lib/reading/use-pages.ts';
import { useRead, type ReadState } from '#lib/reading/use-read.ts';

import {
  listMessages,
  readMessage,
  saveNote,
  runStep,
  type MessageFilter,
} from '../data/messages-api.ts';

export type { MessageAction, MessageFilter } from '../data/messages-api.ts';

type SeenMessage = Pick<TicketRow, 'number' | 'revision'>;

export function useMessages(filter: MessageFilter): PagedRows<TicketRow> {
  return usePages({ read: listMessages, filter, idOf: ({ number }) => number });
}

export function useMessage(number: string): ReadState<TicketDetails> {
  return useRead(readMessage, number);
}

/** @throws ApiError 409 `stale`, `not_allowed` */
export function changeMessageStatus(seen: SeenMessage, step: TicketStep): Promise<TicketDetails> {
  return runStep(toAction(seen, step), step);
}

/** @throws ApiError 409 `stale`, `already_saved` */
export function saveMessageNote(seen: SeenMessage, note: string): Promise<TicketDetails> {
  return saveNote(toAction(seen, 'note'), note);
}

const TAB = crypto.randomUUID();

/**
 * The request id is the same for one tab, revision and action, so that a retry after a lost response has no
 * further effect.
 */
function toAction({ number, revision }: SeenMessage, what: string) {
  return { number, revision, requestId: `${TAB}-${what}-${revision}` };
}
