import {
  draftDeleteSchema,
  draftEditSchema,
  draftPaidSchema,
  draftPriceSchema,
  draftQuerySchema,
  draftSendSchema,
  newDraftSchema,
} from '@kargha/domain/orders/draft-order-requests';

import { describeRoutes } from '../http/api-route.ts';

const who = 'staff' as const;

export const DRAFT_ORDER_API = describeRoutes('/api/draft-orders', {
  'GET /': {
    does: 'Lists the orders that staff prepare, page by page.',
    who,
    query: draftQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'POST /': { does: 'Keeps a new draft.', who, body: newDraftSchema, responseFields: ['draft'] },
  'POST /price': {
    does: 'Tells what a draft costs now, by the pricing of every order.',
    who,
    body: draftPriceSchema,
    responseFields: ['price'],
  },
  'GET /:id': { does: 'Gives a draft.', who, responseFields: ['draft'] },
  'PUT /:id': {
    does: 'Changes a draft of which no order was made.',
    who,
    body: draftEditSchema,
    responseFields: ['draft'],
  },
  'POST /:id/delete': {
    does: 'Deletes a draft of which no order was made.',
    who,
    body: draftDeleteSchema,
  },
  'POST /:id/send': {
    does: 'Makes the order of a draft, once, holds its pieces and mails a payment link.',
    who,
    body: draftSendSchema,
    responseFields: ['order'],
  },
  'POST /:id/paid': {
    does: 'Makes the order of a draft that was paid in cash, at the counter or by a transfer.',
    who,
    body: draftPaidSchema,
    responseFields: ['order'],
  },
});
