import { expect, test } from 'vitest';

import { nextTicketState, TICKET_STATES, TICKET_STEPS } from './ticket.ts';

test('allows reply, close and reopen in the right states', () => {
  const table = TICKET_STATES.map((state) =>
    TICKET_STEPS.map((step) => nextTicketState(state, step)),
  );
  expect(table).toEqual([
    ['answered', 'closed', null],
    [null, 'closed', 'open'],
    [null, null, 'open'],
  ]);
});
