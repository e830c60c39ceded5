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

import { describeRoutes, type RouteDescription } from '../../http/api-route.ts';
import { quoteListQuerySchema } from './list-quotes.ts';
import { offerProductsQuerySchema } from './list-offer-products.ts';

const QUOTE_FIELDS = ['quote', 'versions', 'messages', 'company', 'supplierState', 'startLines'];

const step = (does: string, body: Schema): RouteDescription => ({
  does,
  who: 'staff',
  body,
  responseFields: QUOTE_FIELDS,
});

export const QUOTE_API = describeRoutes('/api/quotes', {
  'POST /': {
    does: 'Submits a quote request of a business buyer.',
    who: 'person',
    body: quoteSubmissionSchema,
    responseFields: ['quoteId'],
  },
  'POST /:id/accept': {
    does: 'Accepts an offer and creates its order.',
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
    does: 'Asks for changes to an offer.',
    who: 'person',
    body: quoteChangesSchema,
  },
  'POST /:id/renew': {
    does: 'Asks for a new offer after one has expired.',
    who: 'person',
    body: quoteRenewSchema,
  },
  'POST /:id/withdraw': { does: 'Withdraws a request.', who: 'person' },
  'POST /:id/messages': {
    does: 'Sends a message about a request, as its buyer or as staff.',
    who: 'person',
    body: quoteMessageSchema,
  },
  'GET /:id/pdf': {
    does: 'Returns one version of a quotation as a PDF, the latest by default.',
    who: 'person',
    file: 'application/pdf',
  },
  'GET /:id/files/:name': {
    does: 'Returns a file of a request to its buyer or to staff.',
    who: 'person',
    file: 'application/octet-stream',
  },
  'PUT /:id/files/:name': {
    does: 'Adds a file to a draft request.',
    who: 'person',
    upload: true,
  },
  'DELETE /:id/files/:name': {
    does: 'Removes a file from a draft request.',
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
    does: 'Returns a file of a message to the buyer or to staff.',
    who: 'person',
    file: 'application/octet-stream',
  },
  'GET /': {
    does: 'Lists the quote requests of businesses.',
    who: 'staff',
    query: quoteListQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'GET /products': {
    does: 'Returns price, stock and cost of products for an offer.',
    who: 'staff',
    query: offerProductsQuerySchema,
    responseFields: ['products'],
  },
  'GET /:id': {
    does: 'Returns one request with its offers and messages.',
    who: 'staff',
    responseFields: QUOTE_FIELDS,
  },
  'POST /:id/review': step('Starts the review of a request.', quoteStepSchema),
  'PUT /:id/draft': step('Saves the next version of an offer as a draft.', quoteDraftSchema),
  'POST /:id/send': step('Sends the draft version.', quoteStepSchema),
  'POST /:id/close': step('Closes a request without an offer.', quoteCloseSchema),
});
