import { expect, test } from 'vitest';

import { inboxId, readInboxId } from './inbox.ts';

test('an ID names the kind and the record', () => {
  const ref = { kind: 'email', recordId: 'order_o1_shipped' } as const;
  expect(readInboxId(inboxId(ref))).toEqual(ref);
});

test.each(['', 'email', 'email_', 'rumour_x1', 'dispute_a/b', 'dispute___proto__'])(
  'nothing has the ID “%s”',
  (id) => {
    expect(readInboxId(id)).toBeNull();
  },
);
