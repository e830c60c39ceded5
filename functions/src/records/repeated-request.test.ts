import { expect, test } from 'vitest';

import { refuseOtherContent, requestHash } from './repeated-request.ts';

const asked = { note: 'By bus', lines: [{ productId: 'p1', ordered: 3 }] };
const made = (content: object) => ({ id: 'r1', requestHash: requestHash(content) });

test('accepts the same content in any order of fields', () => {
  const turned = { lines: [{ ordered: 3, productId: 'p1' }], note: 'By bus' };
  expect(() => refuseOtherContent(made(turned), asked)).not.toThrow();
});

test.each([
  { ...asked, note: 'By train' },
  { ...asked, lines: [{ productId: 'p1', ordered: 4 }] },
  { ...asked, lines: [] },
])('refuses changed content: %o', (changed) => {
  expect(() => refuseOtherContent(made(asked), changed)).toThrow(
    expect.objectContaining({
      status: 409,
      code: 'already_saved',
      message: 'This was already saved, but without your latest change. Open it to edit it.',
      details: { id: 'r1' },
    }),
  );
});

test('accepts any content for records without a hash', () => {
  expect(() => refuseOtherContent({ id: 'r1', requestHash: undefined }, asked)).not.toThrow();
});
