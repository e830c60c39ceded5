import { expect, test } from 'vitest';

import { paise } from '@kargha/domain/money/paise';
import { DAY_MS } from '@kargha/domain/records/time-spans';

import { syncDisputes } from '../../../functions/src/money/disputes/sync-disputes.ts';
import type {
  GatewayAccount,
  GatewayDispute,
} from '../../../functions/src/money/gateway/gateway-account.ts';
import { isolateDatabase } from '../isolated-database.ts';
import { db } from '../ledger-fixtures.ts';

isolateDatabase();

const NOW = new Date('2026-11-27T03:15:00+05:30');

/** One a day, the newest first. */
const disputes = Array.from({ length: 330 }, (_, index): GatewayDispute => {
  const at = new Date(NOW.getTime() - index * DAY_MS);
  return {
    id: `disp_${index}`,
    paymentId: `pay_${index}`,
    amount: paise(5_000),
    deducted: paise(0),
    currency: 'INR',
    reasonCode: 'fraud',
    reason: '',
    phase: 'fraud',
    status: 'won',
    respondBy: at,
    submittedAt: null,
    createdAt: at,
  };
});

test('reads every page of disputes of the last half year', async () => {
  const asked: number[] = [];
  const account: Partial<GatewayAccount> = {
    listDisputes({ skip, count }) {
      asked.push(skip);
      return Promise.resolve(disputes.slice(skip, skip + count));
    },
  };
  const context = { account: account as GatewayAccount, now: () => NOW };
  expect(await syncDisputes(context)).toBe(200);
  expect(asked).toEqual([0, 100]);
  expect((await db().doc('disputes/disp_150').get()).get('status')).toBe('won');
});
