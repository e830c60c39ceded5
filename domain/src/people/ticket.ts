import type { TicketKind } from './contact-message.ts';

/** Where somebody's message to the shop stands with those who answer it. */
export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** The view of complaints of which a promise is over and not kept. */
export const OVERDUE = 'overdue';

/** What staff do with a message. */
export const TICKET_STEPS = ['answer', 'close', 'reopen'] as const;
export type TicketStep = (typeof TICKET_STEPS)[number];

/** An advertisement is closed without an answer; whoever writes once more has their message opened again. */
const TRANSITIONS: Record<TicketStep, Partial<Record<TicketState, TicketState>>> = {
  answer: { open: 'answered' },
  close: { open: 'closed', answered: 'closed' },
  reopen: { answered: 'open', closed: 'open' },
};

/** Where a step leads; null when it cannot be taken from here. The one table for server and screens. */
export function nextTicketState(state: TicketState, step: TicketStep): TicketState | null {
  return TRANSITIONS[step][state] ?? null;
}

/** A message as staff see it in their list; times are ISO 8601. */
export interface TicketRow {
  /** `T-` and its characters; the id of its document as well */
  number: string;
  kind: TicketKind;
  name: string;
  subject: string;
  /** the first words of what was written */
  beginning: string;
  state: TicketState;
  createdAt: string;
  /** the first answer, also after the message was opened again */
  answeredAt: string | null;
  closedAt: string | null;
  /** how often staff have changed it */
  revision: number;
}

/** GET /api/tickets/{number}: everything about one message. */
export interface TicketDetails extends TicketRow {
  message: string;
  /** '' once the writer's account is closed */
  email: string;
  /** as it was typed; '' when none was */
  phone: string;
  /** the order that it names; null when it names none that is there */
  order: { id: string; number: string } | null;
  /** when the writer wants to be called; null for what is no call */
  callAt: string | null;
  /** what staff have noted for themselves; its writer never reads it */
  note: string;
}
