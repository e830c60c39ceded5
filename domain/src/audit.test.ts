import { expect, it } from 'vitest';

import { auditQuerySchema, fieldChanges } from './audit.ts';

it('only what differs is told, also deep inside a field', () => {
  const before = { name: 'Asha', tags: ['a'], same: 1 };
  const after = { name: 'Asha', tags: ['a', 'b'], same: 1, added: true };
  expect(fieldChanges({ before, after })).toEqual([
    { field: 'tags', before: '["a"]', after: '["a","b"]' },
    { field: 'added', before: '', after: 'true' },
  ]);
});

it('what was made has no before, what was removed no after', () => {
  expect(fieldChanges({ before: null, after: { code: 'DIWALI' } })).toEqual([
    { field: 'code', before: '', after: 'DIWALI' },
  ]);
  expect(fieldChanges({ before: { code: 'DIWALI' }, after: null })).toEqual([
    { field: 'code', before: 'DIWALI', after: '' },
  ]);
});

it.each([{ target: '../users' }, { action: 'a b' }])('the filter %j is refused', async (filter) => {
  await expect(auditQuerySchema.validate(filter)).rejects.toThrow();
});
