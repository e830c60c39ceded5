import { Router } from 'express';

import { bankTransferEndpoints } from '@kargha/domain/payments/bank-transfer-endpoints';
import { instalmentEndpoints } from '@kargha/domain/payments/instalment-endpoints';
import type { BankAccount } from '@kargha/domain/money/bank-account';
import { unpaidInstalments } from '@kargha/domain/payments/instalment';

import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { openInstalment } from './open-instalment.ts';
import { recordBankTransfer } from './record-bank-transfer.ts';
import { shopBankAccount } from '../../records/bank-account-record.ts';
import { findShopperOrder, type ShopperOrderRef } from '../../records/shopper-order.ts';

/** Each call reaches the gateway. */
const OPENING: RateLimit = { scope: 'instalment', attempts: 60, minutes: 60 };

export function instalmentRoutes(context: PaymentContext): Router {
  return Router().use(buyerRoutes(context), staffRoutes(context));
}

function buyerRoutes(context: PaymentContext): Router {
  return serveEndpoints(instalmentEndpoints, {
    bankAccount: async ({ params: { orderId }, caller: person }) => ({
      bankAccount: await transferAccount({ orderId, person }),
    }),
    pay: async ({ params: { orderId, part: partId }, caller: { uid } }) => {
      await consumeAttempt(OPENING, uid, context.now());
      return openInstalment(context, { orderId, partId, uid });
    },
  });
}

function staffRoutes({ now }: PaymentContext): Router {
  return serveEndpoints(bankTransferEndpoints, {
    record: async ({ params: { orderId, part: partId }, body, caller }) => {
      const { revision, ...seen } = body;
      const change = { orderId, revision, actor: caller.uid, at: now() };
      return { order: await recordBankTransfer(change, { ...seen, partId }) };
    },
  });
}

/**
 * Returns null while the shop has no bank account and when nothing is owed. Throws 404 not_found for someone
 * else's order.
 */
async function transferAccount(shopperOrderRef: ShopperOrderRef): Promise<BankAccount | null> {
  const order = await findShopperOrder(shopperOrderRef);
  return unpaidInstalments(order).length > 0 ? shopBankAccount() : null;
}
