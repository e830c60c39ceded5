import { Router, type Request } from 'express';

import {
  claimSchema,
  newLinkSchema,
  trackOrderSchema,
} from '@kargha/domain/shopping/checkout-request';
import { helpSchema, shopperReasonSchema } from '@kargha/domain/orders/order-requests';
import { returnRequestSchema } from '@kargha/domain/orders/return-requests';

import { proveMailbox } from '../account/mailbox-proof.ts';
import { A_FORM, FEW_FIELDS, WITH_PHOTOS } from '../http/body-limits.ts';
import { personOf } from '../http/caller.ts';
import { clientAddress } from '../http/client-address.ts';
import { jsonUpTo, readBody } from '../http/json-body.ts';
import { onlyMethods } from '../http/unmatched-routes.ts';
import { sendPdf } from '../invoices/document-access.ts';
import { invoiceFile } from '../invoices/document-files.ts';
import { orderPaperRoutes } from '../order-documents/order-document-routes.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { requestReturn } from '../returns/request-return.ts';
import { requestOrderHelp } from './ask-for-help.ts';
import { bulkStepRoutes } from './bulk-step-routes.ts';
import { cancelByShopper, requestCancel } from './cancel-by-shopper.ts';
import { claimOrders } from './claim-orders.ts';
import { findInvoiceByLink } from './link-invoice.ts';
import { sendClaimLink } from './send-claim-link.ts';
import { sendNewTrackingLink } from './send-new-link.ts';
import { findShopperOrder, type ShopperOrderRef } from './shopper-order.ts';
import { isFromStaff, staffOrderRoutes } from './staff-order-routes.ts';
import { orderListRoutes } from './order-list-routes.ts';
import { trackOrder } from './track-order.ts';

/** /api/orders: the public view, what shoppers do with their orders, and what staff do. */
export function orderRoutes(context: PaymentContext): Router {
  const router = Router();

  router.post('/track', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const asked = await readBody(request, trackOrderSchema);
    const order = await trackOrder(context.ids, asked, clientAddress(request), context.now());
    response.json({ success: true, order });
  });

  router.get('/track/invoice', async (request, response) => {
    const { token } = await newLinkSchema.validate(request.query, { strict: true });
    const invoice = await findInvoiceByLink(context.ids, token, context.now());
    sendPdf(response, invoice.number, await invoiceFile(invoice));
  });

  router.post('/track-link', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const { token } = await readBody(request, newLinkSchema);
    await sendNewTrackingLink(context.ids, token, clientAddress(request), context.now());
    response.json({ success: true });
  });

  router.post('/claim', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const person = await personOf(request);
    const { token } = await readBody(request, claimSchema);
    if (token !== '') await proveMailbox(context.ids, person, token, context.now());
    response.json({ success: true, ...(await claimOrders(person, context.now())) });
  });

  router.post('/claim-link', jsonUpTo(FEW_FIELDS), async (request, response) => {
    await sendClaimLink(context.ids, await personOf(request), context.now());
    response.json({ success: true });
  });

  router.use(orderListRoutes());
  router.use('/papers', orderPaperRoutes());
  router.use('/bulk', bulkStepRoutes(context.now));
  router.use(shopperRoutes(context));
  router.use(staffOrderRoutes(context));
  router.all(['/track', '/track-link', '/claim', '/claim-link'], onlyMethods('POST'));
  router.all('/track/invoice', onlyMethods('GET'));
  return router;
}

/** What the owner of an order can do with it. */
function shopperRoutes(context: PaymentContext): Router {
  const router = Router();

  router.post('/:id/cancel', jsonUpTo(FEW_FIELDS), async (request, response, next) => {
    if (isFromStaff(request)) {
      next();
      return;
    }
    const mine = await shopperOrderRefOf(request);
    const { reason } = await readBody(request, shopperReasonSchema);
    const order = await cancelByShopper(context, mine, reason);
    response.json({ success: true, order });
  });

  router.post('/:id/cancel-request', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const mine = await shopperOrderRefOf(request);
    const { reason } = await readBody(request, shopperReasonSchema);
    const order = await requestCancel(mine, reason, context.now());
    response.json({ success: true, order });
  });

  router.post('/:id/help', jsonUpTo(A_FORM), async (request, response) => {
    const mine = await shopperOrderRefOf(request);
    const { message } = await readBody(request, helpSchema);
    const ticketNumber = await requestOrderHelp(mine, message, context.now());
    response.json({ success: true, ticketNumber });
  });

  router.post('/:id/returns', jsonUpTo(WITH_PHOTOS), async (request, response) => {
    const mine = await shopperOrderRefOf(request);
    // Before megabytes of pictures are looked at.
    await findShopperOrder(mine);
    const asked = await readBody(request, returnRequestSchema);
    const { id, state, estimate } = await requestReturn(mine, asked, context.now);
    response.json({ success: true, return: { id, state, estimate } });
  });

  const paths = ['/:id/cancel-request', '/:id/help', '/:id/returns'];
  router.all(paths, onlyMethods('POST'));
  return router;
}

async function shopperOrderRefOf(request: Request): Promise<ShopperOrderRef> {
  return { person: await personOf(request), orderId: String(request.params.id) };
}
