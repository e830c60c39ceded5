import { expect, test } from 'vitest';

import { nextTicketState, TICKET_STATES, TICKET_STEPS } from './ticket.ts';

test('a message is answered and closed, or closed at once, and can be opened again', () => {
  const table = TICKET_STATES.map((state) =>
    TICKET_STEPS.map((step) => nextTicketState(state, step)),
  );
  expect(table).toEqual([
    ['answered', 'closed', null],
    [null, 'closed', 'open'],
    [null, null, 'open'],
  ]);
});
