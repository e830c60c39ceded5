import { expect, test } from 'vitest';

import { ticketNumberPrefix, ticketNoteSchema, ticketQuerySchema } from './ticket-requests.ts';
import { sentencesOf } from '../testing/sentences-of.ts';

test.each([
  ['T-7K2M9Q', 'T-7K2M9Q'],
  ['t-7k2', 'T-7K2'],
  [' t 7k2m9q ', 'T-7K2M9Q'],
  ['T7K2M9Q', 'T-7K2M9Q'],
  ['7k2', 'T-7K2'],
  ['TTTTTT', 'T-TTTTTT'],
  ['t-o1l', 'T-011'],
])('searches %s as %s', (typed, beginning) => {
  expect(ticketNumberPrefix(typed)).toBe(beginning);
});

test.each(['T-', 'asha@mail.example', '../x', 'नमस्ते'])('%s is no number prefix', (typed) => {
  expect(ticketNumberPrefix(typed)).toBeNull();
});

test('lists everything without a query and rejects unknown states and kinds', () => {
  expect(ticketQuerySchema.validateSync({})).toMatchObject({ state: '', kind: '', search: '' });
  expect(sentencesOf(ticketQuerySchema, { state: 'lost' })).toEqual([
    expect.stringContaining('not valid'),
  ]);
  expect(sentencesOf(ticketQuerySchema, { kind: 'praise' })).toEqual([
    expect.stringContaining('not valid'),
  ]);
});

test('allows removing a note and limits its length', () => {
  const action = { requestId: 'request-1', revision: 0 };
  expect(ticketNoteSchema.validateSync(action).note).toBe('');
  expect(sentencesOf(ticketNoteSchema, { ...action, note: 'x'.repeat(501) })).toEqual([
    'At most 500 characters.',
  ]);
  expect(() => ticketNoteSchema.validateSync({ ...action, state: 'closed' })).toThrow();
});
