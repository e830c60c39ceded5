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
    does: 'Tracks an order by its number or id with its contact, or by its link.',
    body: trackOrderSchema,
    responseFields,
  },
  'GET /track/invoice': {
    does: 'Returns the tax invoice of the order behind a tracking link.',
    query: newLinkSchema,
    file: 'application/pdf',
  },
  'POST /track-link': {
    does: 'Emails a new tracking link to the address of the order.',
    body: newLinkSchema,
    responseFields: [],
  },
  'POST /claim': {
    does: 'Adds guest orders with the same email address to the account, once the mailbox is proven by Google or by the token of an emailed link.',
    who: 'person',
    body: claimSchema,
    responseFields: ['claimed', 'needsLink'],
  },
  'POST /claim-link': {
    does: 'Emails the link that proves the mailbox and adds the guest orders.',
    who: 'person',
    responseFields: [],
  },
  'POST /:id/cancel': {
    does: 'Cancels an order that is not packed yet; staff send the revision that they saw.',
    who: 'person',
    body: shopperReasonSchema,
    responseFields,
  },
  'POST /:id/cancel-request': {
    does: 'Asks staff to cancel an order that is packed or comes from an accepted offer.',
    who: 'person',
    body: shopperReasonSchema,
    responseFields,
  },
  'POST /:id/help': {
    does: 'Asks for help with an order and opens a ticket.',
    who: 'person',
    body: helpSchema,
    responseFields: ['ticketNumber'],
  },
  'POST /:id/returns': {
    does: 'Requests a return within 15 days of delivery.',
    who: 'person',
    body: returnRequestSchema,
    responseFields: ['return'],
  },
});
