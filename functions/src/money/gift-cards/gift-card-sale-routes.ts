import type { Router } from 'express';

import { giftCardSaleEndpoints } from '@kargha/domain/pricing/gift-card-sale-endpoints';
import { isRecordId } from '@kargha/domain/records/record-id';

import { notFound } from '../../http/errors.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { shopperOf } from '../payments/payment-routes.ts';
import { openGiftCardSale } from './open-sale.ts';
import { refundSoldCard } from './refund-sold-card.ts';
import { saleState } from './sale-state.ts';

export function giftCardSaleRoutes(context: PaymentContext): Router {
  return serveEndpoints(giftCardSaleEndpoints, {
    open: async ({ request, body }) => openGiftCardSale(context, await shopperOf(request), body),
    state: ({ body }) => saleState(context, body),
    refund: async ({ params: { id: saleId }, body: { reason }, caller }) => {
      if (!isRecordId(saleId)) throw notFound('We could not find this sale.');
      const asked = { saleId, reason, by: caller.uid, at: context.now() };
      return { state: await refundSoldCard(context, asked) };
    },
  });
}
