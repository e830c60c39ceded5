import fc from 'fast-check';
import { expect, test } from 'vitest';

import { createOrderSchema } from './checkout-request.ts';

const request = {
  receipt: 'rcpt_1760000000000',
  customer: {
    name: 'Asha Verma',
    email: 'asha@example.in',
    phone: '9876543210',
    address: { line1: '4 Mill Road', city: 'Pune', state: 'Maharashtra', pincode: '411001' },
  },
};

test('accepts or rejects any input without crashing', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (amount, items) => {
      const sent = { ...request, amount, items };
      expect(typeof createOrderSchema.isValidSync(sent)).toBe('boolean');
    }),
    { numRuns: 2000 },
  );
});
