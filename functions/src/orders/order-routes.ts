import { Router, type Request } from 'express';

import {
  claimSchema,
  newLinkSchema,
  trackOrderSchema,
} from '@kargha/domain/shopping/checkout-request';
import { helpSchema, shopperReasonSchema } from '@kargha/domain/orders/order-requests';
import { returnRequestSchema } from '@kargha/domain/orders/return-requests';

import { proveMailbox } from '../people/users/mailbox-proof.ts';
import { FORM_BODY, SMALL_BODY, PHOTOS_BODY } from '@kargha/domain/api/body-limits';
import { requireUser } from '../http/caller.ts';
import { clientAddress } from '../http/client-address.ts';
import { limitJson, readBody } from '../http/json-body.ts';
import { refuseOtherMethods } from '../http/unmatched-routes.ts';
import { sendPdf } from '../documents/invoices/document-access.ts';
import { invoiceFile } from '../documents/invoices/stored-pdf.ts';
import { orderDocumentRoutes } from '../documents/order-documents/order-document-routes.ts';
import type { PaymentContext } from '../money/payments/payment-context.ts';
import { requestReturn } from './returns/request-return.ts';
import { requestOrderHelp } from './request-order-help.ts';
import { bulkStepRoutes } from './bulk-order-step-routes.ts';
import { cancelByShopper, requestCancel } from './cancel-by-shopper.ts';
import { claimOrders } from './claim-orders.ts';
import { findInvoiceByLink } from './find-invoice-by-link.ts';
import { sendClaimLink } from './send-claim-link.ts';
import { sendNewTrackingLink } from './send-new-tracking-link.ts';
import { findShopperOrder, type ShopperOrderRef } from '../records/shopper-order.ts';
import { isFromStaff, staffOrderRoutes } from './staff-order-routes.ts';
import { orderListRoutes } from './order-list-routes.ts';
import { trackOrder } from './track-order.ts';

export function orderRoutes(context: PaymentContext): Router {
  const router = Router();

  router.post('/track', limitJson(SMALL_BODY), async (request, response) => {
    const input = await readBody(request, trackOrderSchema);
    const order = await trackOrder(context.ids, input, clientAddress(request), context.now());
    response.json({ success: true, order });
  });

  router.get('/track/invoice', async (request, response) => {
    const { token } = await newLinkSchema.validate(request.query, { strict: true });
    const invoice = await findInvoiceByLink(context.ids, token, context.now());
    sendPdf(response, invoice.number, await invoiceFile(invoice));
  });

  router.post('/track-link', limitJson(SMALL_BODY), async (request, response) => {
    const { token } = await readBody(request, newLinkSchema);
    await sendNewTrackingLink(context.ids, token, clientAddress(request), context.now());
    response.json({ success: true });
  });

  router.post('/claim', limitJson(SMALL_BODY), async (request, response) => {
    const person = await requireUser(request);
    const { token } = await readBody(request, claimSchema);
    if (token !== '') await proveMailbox(context.ids, person, token, context.now());
    response.json({ success: true, ...(await claimOrders(person, context.now())) });
  });

  router.post('/claim-link', limitJson(SMALL_BODY), async (request, response) => {
    await sendClaimLink(context.ids, await requireUser(request), context.now());
    response.json({ success: true });
  });

  router.use(orderListRoutes());
  router.use('/papers', orderDocumentRoutes());
  router.use('/bulk', bulkStepRoutes(context.now));
  router.use(shopperRoutes(context));
  router.use(staffOrderRoutes(context));
  router.all(['/track', '/track-link', '/claim', '/claim-link'], refuseOtherMethods('POST'));
  router.all('/track/invoice', refuseOtherMethods('GET'));
  return router;
}

function shopperRoutes(context: PaymentContext): Router {
  const router = Router();

  router.post('/:id/cancel', limitJson(SMALL_BODY), async (request, response, next) => {
    if (isFromStaff(request)) {
      next();
      return;
    }
    const shopperOrderRef = await shopperOrderRefOf(request);
    const { reason } = await readBody(request, shopperReasonSchema);
    const order = await cancelByShopper(context, shopperOrderRef, reason);
    response.json({ success: true, order });
  });

  router.post('/:id/cancel-request', limitJson(SMALL_BODY), async (request, response) => {
    const shopperOrderRef = await shopperOrderRefOf(request);
    const { reason } = await readBody(request, shopperReasonSchema);
    const order = await requestCancel(shopperOrderRef, reason, context.now());
    response.json({ success: true, order });
  });

  router.post('/:id/help', limitJson(FORM_BODY), async (request, response) => {
    const shopperOrderRef = await shopperOrderRefOf(request);
    const { message } = await readBody(request, helpSchema);
    const ticketNumber = await requestOrderHelp(shopperOrderRef, message, context.now());
    response.json({ success: true, ticketNumber });
  });

  router.post('/:id/returns', limitJson(PHOTOS_BODY), async (request, response) => {
    const shopperOrderRef = await shopperOrderRefOf(request);
    // Checks access before it reads megabytes of pictures.
    await findShopperOrder(shopperOrderRef);
    const input = await readBody(request, returnRequestSchema);
    const { id, state, estimate } = await requestReturn(shopperOrderRef, input, context.now);
    response.json({ success: true, return: { id, state, estimate } });
  });

  const paths = ['/:id/cancel-request', '/:id/help', '/:id/returns'];
  router.all(paths, refuseOtherMethods('POST'));
  return router;
}

async function shopperOrderRefOf(request: Request): Promise<ShopperOrderRef> {
  return { person: await requireUser(request), orderId: String(request.params.id) };
}
