import { expect, test } from 'vitest';

import { readDowntime } from './downtime-entity.ts';

const ENTITY = {
  id: 'down_1',
  entity: 'payment.downtime',
  method: 'netbanking',
  begin: 1_591_946_222,
  end: null,
  status: 'started',
  scheduled: false,
  severity: 'high',
  instrument: { bank: 'COSB' },
  created_at: 1_591_946_223,
  updated_at: 1_591_946_297,
};

test('reads what Razorpay documents', () => {
  expect(readDowntime(ENTITY)).toEqual({
    id: 'down_1',
    method: 'netbanking',
    severity: 'high',
    instrument: 'COSB',
    begin: new Date('2020-06-12T07:17:02Z'),
    end: null,
    updatedAt: new Date('2020-06-12T07:18:17Z'),
  });
});

test.each([
  [{ method: 'card', instrument: { issuer: 'HSBC', card_type: 'credit' } }, 'HSBC'],
  [{ method: 'card', instrument: { network: 'ALL' } }, null],
  [{ method: 'upi', instrument: { vpa_handle: 'oksbi' } }, 'oksbi'],
  [{ method: 'upi', instrument: {} }, null],
  [{ method: 'upi', instrument: [] }, null],
  [{ method: 'upi', instrument: { psp: 7 } }, null],
])('reads the instrument of %j', (fields, instrument) => {
  expect(readDowntime({ ...ENTITY, ...fields })?.instrument).toBe(instrument);
});

test.each([
  { method: 'fpx' },
  { status: 'resolved' },
  { status: 'cancelled' },
  { severity: 'low' },
  { severity: 'unheard-of' },
])('leaves out %j', (fields) => {
  expect(readDowntime({ ...ENTITY, ...fields })).toBeNull();
});

test.each([{ id: undefined }, { begin: 'now' }, { updated_at: null }, { end: -1 }])(
  'refuses %j',
  (fields) => {
    expect(() => readDowntime({ ...ENTITY, ...fields })).toThrow();
  },
);
