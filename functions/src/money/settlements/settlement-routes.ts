import type { Router } from 'express';

import { settlementEndpoints } from '@kargha/domain/payments/settlement-endpoints';
import { monthSpan } from '@kargha/domain/tax-returns/tax-month';

import { readPage } from '../../http/cursor-page.ts';
import { consumeAttempt } from '../../http/rate-limit.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import {
  gatewayMonthRef,
  readGatewayMonth,
  readSettlementOrSkip,
  settlementRef,
  settlements,
} from '../../records/settlement-record.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { reconcileSettlements } from './reconcile-settlements.ts';

const PER_PAGE = 50;
const FETCHES = { scope: 'settlements', attempts: 6, minutes: 10 };

export function settlementRoutes(context: Pick<PaymentContext, 'account' | 'now'>): Router {
  return serveEndpoints(settlementEndpoints, {
    list: ({ query: { month, cursor } }) => {
      const { from, to } = monthSpan(month);
      return readPage({
        query: settlements()
          .where('createdAt', '>=', from)
          .where('createdAt', '<', to)
          .orderBy('createdAt', 'desc'),
        cursor,
        size: PER_PAGE,
        documentRef: settlementRef,
        rowOf: readSettlementOrSkip,
      });
    },
    statement: async ({ query: { month } }) => ({
      statement: readGatewayMonth(await gatewayMonthRef(month).get()),
    }),
    async fetch() {
      await consumeAttempt(FETCHES, 'everyone', context.now());
      return reconcileSettlements(context);
    },
  });
}
