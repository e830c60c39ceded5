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
