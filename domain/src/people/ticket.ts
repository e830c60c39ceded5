import type { TicketKind } from './contact-message.ts';

export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

export const OVERDUE = 'overdue';

export const TICKET_STEPS = ['answer', 'close', 'reopen'] as const;
export type TicketStep = (typeof TICKET_STEPS)[number];

/** Spam is closed without an answer; a new message from the customer reopens the ticket. */
const TRANSITIONS: Record<TicketStep, Partial<Record<TicketState, TicketState>>> = {
  answer: { open: 'answered' },
  close: { open: 'closed', answered: 'closed' },
  reopen: { answered: 'open', closed: 'open' },
};

/** The next state; null when the step is not possible. Shared by server and screens. */
export function nextTicketState(state: TicketState, step: TicketStep): TicketState | null {
  return TRANSITIONS[step][state] ?? null;
}

export interface TicketRow {
  /** `T-` and six characters; also the document ID */
  number: string;
  kind: TicketKind;
  name: string;
  subject: string;
  beginning: string;
  state: TicketState;
  createdAt: string;
  /** time of the first answer, kept when the ticket is reopened */
  answeredAt: string | null;
  closedAt: string | null;
  revision: number;
}

export interface TicketDetails extends TicketRow {
  message: string;
  /** '' once the account is closed */
  email: string;
  /** as typed; '' without one */
  phone: string;
  /** the order in the message; null when there is none */
  order: { id: string; number: string } | null;
  /** requested call time; null for other tickets */
  callAt: string | null;
  /** internal note; never shown to the customer */
  note: string;
}
