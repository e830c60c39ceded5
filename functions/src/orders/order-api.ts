import {
  claimSchema,
  newLinkSchema,
  trackOrderSchema,
} from '@kargha/domain/shopping/checkout-request';
import { helpSchema, shopperReasonSchema } from '@kargha/domain/orders/order-requests';
import { returnRequestSchema } from '@kargha/domain/orders/return-requests';

import { describeRoutes } from '../http/api-route.ts';

const responseFields = ['order'];

export const ORDER_API = describeRoutes('/api/orders', {
  'POST /track': {
    does: 'Tells where an order is, to whoever knows its number or id and its contact, or has its link.',
    body: trackOrderSchema,
    responseFields,
  },
  'GET /track/invoice': {
    does: 'Gives the tax invoice of the order that a link opens.',
    query: newLinkSchema,
    file: 'application/pdf',
  },
  'POST /track-link': {
    does: 'Sends a new link to the e-mail address of the order whose link has ended.',
    body: newLinkSchema,
    responseFields: [],
  },
  'POST /claim': {
    does: 'Adds the orders made as a guest with the same email address, once its mailbox is proven: by Google, or by the token of an emailed link.',
    who: 'person',
    body: claimSchema,
    responseFields: ['claimed', 'needsLink'],
  },
  'POST /claim-link': {
    does: 'Emails the link that proves the mailbox and adds the orders made as a guest.',
    who: 'person',
    responseFields: [],
  },
  'POST /:id/cancel': {
    does: 'Cancels an order that is not packed yet; staff name the revision that they saw.',
    who: 'person',
    body: shopperReasonSchema,
    responseFields,
  },
  'POST /:id/cancel-request': {
    does: 'Asks staff to cancel an order that is packed, or made to an accepted offer.',
    who: 'person',
    body: shopperReasonSchema,
    responseFields,
  },
  'POST /:id/help': {
    does: 'Asks about an order, which opens a ticket.',
    who: 'person',
    body: helpSchema,
    responseFields: ['ticketNumber'],
  },
  'POST /:id/returns': {
    does: 'Asks to send pieces back, within 15 days of delivery.',
    who: 'person',
    body: returnRequestSchema,
    responseFields: ['return'],
  },
});
