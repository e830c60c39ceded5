import {
  quoteAcceptSchema,
  quoteCloseSchema,
  quoteDraftSchema,
  quoteMessageSchema,
  quoteRenewSchema,
  quoteStepSchema,
} from '@kargha/domain/quotes/quote-offer';
import {
  quoteChangesSchema,
  quoteDeclineSchema,
  quoteSubmissionSchema,
} from '@kargha/domain/quotes/quote-request';
import type { Schema } from 'yup';

import { describeRoutes, type RouteDescription } from '../http/api-route.ts';
import { quoteListQuerySchema } from './list-quotes.ts';
import { offerProductsQuerySchema } from './list-offer-products.ts';

const DESK = ['quote', 'versions', 'messages', 'company', 'supplierState', 'startLines'];

/** Every step returns the changed request. */
const step = (does: string, body: Schema): RouteDescription => ({
  does,
  who: 'staff',
  body,
  responseFields: DESK,
});

export const QUOTE_API = describeRoutes('/api/quotes', {
  'POST /': {
    does: 'Asks for a quotation, for business buyers.',
    who: 'person',
    body: quoteSubmissionSchema,
    responseFields: ['quoteId'],
  },
  'POST /:id/accept': {
    does: 'Accepts an offer, which becomes an order.',
    who: 'person',
    body: quoteAcceptSchema,
    responseFields: ['orderId', 'orderNumber'],
  },
  'POST /:id/decline': {
    does: 'Declines an offer.',
    who: 'person',
    body: quoteDeclineSchema,
  },
  'POST /:id/changes': {
    does: 'Asks for changes of an offer.',
    who: 'person',
    body: quoteChangesSchema,
  },
  'POST /:id/renew': {
    does: 'Asks for a new offer in place of one that has expired.',
    who: 'person',
    body: quoteRenewSchema,
  },
  'POST /:id/withdraw': { does: 'Takes a request back.', who: 'person' },
  'POST /:id/messages': {
    does: 'Writes a message about a request, as its buyer or as staff.',
    who: 'person',
    body: quoteMessageSchema,
  },
  'GET /:id/pdf': {
    does: 'Gives one version of a quotation, the latest without a number.',
    who: 'person',
    file: 'application/pdf',
  },
  'GET /:id/files/:name': {
    does: 'Gives a file of a request to its buyer and to staff.',
    who: 'person',
    file: 'application/octet-stream',
  },
  'PUT /:id/files/:name': {
    does: 'Adds a file to a draft of the buyer.',
    who: 'person',
    upload: true,
  },
  'DELETE /:id/files/:name': {
    does: 'Removes a file from a draft of the buyer.',
    who: 'person',
  },
  'PUT /:id/messages/:messageId/files/:name': {
    does: 'Uploads a file for a message that is not sent yet, as its buyer or as staff.',
    who: 'person',
    upload: true,
  },
  'DELETE /:id/messages/:messageId/files/:name': {
    does: 'Removes a file of a message that is not sent yet.',
    who: 'person',
  },
  'GET /:id/messages/:messageId/files/:name': {
    does: 'Gives a file of a message to the buyer of the request and to staff.',
    who: 'person',
    file: 'application/octet-stream',
  },
  'GET /': {
    does: 'Lists the requests of businesses.',
    who: 'staff',
    query: quoteListQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'GET /products': {
    does: 'Gives price, stock and cost of products that staff write an offer for.',
    who: 'staff',
    query: offerProductsQuerySchema,
    responseFields: ['products'],
  },
  'GET /:id': { does: 'Gives one request as staff see it.', who: 'staff', responseFields: DESK },
  'POST /:id/review': step('Takes a request into review.', quoteStepSchema),
  'PUT /:id/draft': step('Keeps the next version of an offer as a draft.', quoteDraftSchema),
  'POST /:id/send': step('Sends the version that was written.', quoteStepSchema),
  'POST /:id/close': step('Closes a request without an offer.', quoteCloseSchema),
});
