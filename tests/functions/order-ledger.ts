import { expect } from 'vitest';

import { ledgerProblems } from '@kargha/domain/payments/ledger-problems';

import { readLedgerRecords } from '../../functions/src/records/ledger-records.ts';
import { db, orderOf } from './ledger-fixtures.ts';

/** The sums of each order are those of its payments, refunds, credits and disputes, as the nightly check has it. */
export async function expectLedgerToBalance(...orderIds: string[]): Promise<void> {
  for (const orderId of orderIds) {
    const order = await orderOf(orderId);
    const records = await db().runTransaction(
      (transaction) => readLedgerRecords(transaction, orderId),
      { readOnly: true },
    );
    expect(ledgerProblems(order, records), `${orderId} ${order.state}`).toEqual([]);
  }
}
