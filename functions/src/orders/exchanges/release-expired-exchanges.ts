import type { OrderReturn } from '@kargha/domain/orders/return-schema';

import { exchangeReleasedEmail } from '../../mail/exchange-emails.ts';
import { inTransaction } from '../../platform/firestore.ts';
import { log } from '../../platform/log.ts';
import { queueEmail } from '../../records/email-record.ts';
import { readReturn, returnRef, returnsToRelease } from '../../records/return-record.ts';
import { releaseExchange } from './exchange-stock.ts';

const SWEEP_SIZE = 200;

/**
 * Puts the pieces that approved exchanges reserve back on sale when nothing was sent back in time. The return stays
 * approved: what arrives later is exchanged if the other size is still there, or refunded. Returns how many were released.
 */
export async function releaseExpiredExchanges(now: Date): Promise<number> {
  const { docs } = await returnsToRelease(now).limit(SWEEP_SIZE).get();
  let released = 0;
  for (const { id } of docs) if (await releaseOne(id, now)) released += 1;
  log.info('Expired exchanges were released.', { released });
  return released;
}

function releaseOne(id: string, at: Date): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const orderReturn = readReturn(await transaction.get(returnRef(id)));
    if (!orderReturn || !isOverdue(orderReturn, at)) return false;
    const { exchange, revision = 0 } = orderReturn;
    releaseExchange(transaction, orderReturn, { actor: 'sweeper', at });
    transaction.update(returnRef(id), {
      exchange: { ...exchange, state: 'released', reservedUntil: null },
      revision: revision + 1,
      updatedAt: at,
    });
    queueEmail(transaction, `return_${id}_released`, exchangeReleasedEmail(orderReturn));
    return true;
  });
}

function isOverdue({ state, exchange }: OrderReturn, now: Date): boolean {
  const until = exchange?.state === 'reserved' ? exchange.reservedUntil : null;
  return state === 'approved' && until !== null && until <= now;
}
