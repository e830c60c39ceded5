import { expect, test } from 'vitest';

import { contactRequestSchema } from '@kargha/domain/people/contact-message';
import { shopperReasonSchema } from '@kargha/domain/orders/order-requests';
import { MAX_QUOTE_LINES } from '@kargha/domain/quotes/quote';
import { quoteSubmissionSchema } from '@kargha/domain/quotes/quote-request';

import { A_FORM, A_LIST, FEW_FIELDS } from './body-sizes.ts';

/** Three bytes each. */
const hindi = (letters: number) => 'क'.repeat(letters);
const person = { email: `${'a'.repeat(52)}@mail.example`, phone: '+91 98765 43210' };

const LONGEST = [
  ['a reason', FEW_FIELDS, shopperReasonSchema, { reason: hindi(500) }],
  [
    'a message of the contact form',
    A_FORM,
    contactRequestSchema,
    {
      ...person,
      firstName: hindi(60),
      lastName: hindi(60),
      subject: hindi(120),
      message: hindi(4000),
    },
  ],
  [
    'a request for an offer',
    A_LIST,
    quoteSubmissionSchema,
    {
      ...person,
      requestId: 'a'.repeat(32),
      companyName: hindi(120),
      contactPerson: hindi(100),
      industry: hindi(100),
      orderType: 'corporate',
      quantity: 1_000_000,
      requirements: hindi(5000),
      additionalInfo: hindi(5000),
      lines: Array.from({ length: MAX_QUOTE_LINES }, (_, index) => ({
        productId: String(index).padStart(100, 'p'),
        quantity: 1_000_000,
      })),
    },
  ],
] as const;

test.each(LONGEST)('%s has room at its longest, in Hindi too', async (_, most, schema, body) => {
  await expect(schema.validate(body)).resolves.toBeTruthy();
  expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(most);
});
