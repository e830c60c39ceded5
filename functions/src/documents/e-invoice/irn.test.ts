import { expect, test } from 'vitest';

import { irnOf, pendingEInvoice } from './irn.ts';

// A document that the portal's sandbox registered on 16 September 2022; its IRN is in its signed QR code.
const SUPPLIER = { gstin: '01AMBPG7773M002' };
const DOCUMENT = { number: 'SINV-CFY-00067', financialYear: '2223' };
const IRN = '706daeccda0ef6f818da78f3a2a05a1288731057373002289b46c3229289a2e7';

test('computes the number that the portal computes', () => {
  expect(irnOf(SUPPLIER, 'INV', DOCUMENT)).toBe(IRN);
});

test('differs for a credit note, another year and another seller', () => {
  const others = [
    irnOf(SUPPLIER, 'CRN', DOCUMENT),
    irnOf(SUPPLIER, 'INV', { ...DOCUMENT, financialYear: '2324' }),
    irnOf({ gstin: '02AMBPG7773M002' }, 'INV', DOCUMENT),
  ];
  expect(new Set([IRN, ...others]).size).toBe(4);
});

test('is due from the moment of issue', () => {
  const issuedAt = new Date('2022-09-16T13:59:00Z');
  const waiting = pendingEInvoice(SUPPLIER, 'INV', { ...DOCUMENT, issuedAt });
  expect(waiting).toMatchObject({
    state: 'pending',
    irn: IRN,
    attempts: 0,
    nextAttemptAt: issuedAt,
  });
});
