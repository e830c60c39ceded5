import {
  draftDeleteSchema,
  draftEditSchema,
  draftPaidSchema,
  draftPriceSchema,
  draftQuerySchema,
  draftSendSchema,
  newDraftSchema,
} from '@kargha/domain/orders/draft-order-requests';

import { describedAt } from '../http/api-route.ts';

const who = 'staff' as const;

export const DRAFT_ORDER_API = describedAt('/api/draft-orders', {
  'GET /': {
    does: 'Lists the orders that staff prepare, page by page.',
    who,
    query: draftQuerySchema,
    gives: ['rows', 'nextCursor'],
  },
  'POST /': { does: 'Keeps a new draft.', who, body: newDraftSchema, gives: ['draft'] },
  'POST /price': {
    does: 'Tells what a draft costs now, by the pricing of every order.',
    who,
    body: draftPriceSchema,
    gives: ['price'],
  },
  'GET /:id': { does: 'Gives a draft.', who, gives: ['draft'] },
  'PUT /:id': {
    does: 'Changes a draft of which no order was made.',
    who,
    body: draftEditSchema,
    gives: ['draft'],
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
    gives: ['order'],
  },
  'POST /:id/paid': {
    does: 'Makes the order of a draft that was paid in cash, at the counter or by a transfer.',
    who,
    body: draftPaidSchema,
    gives: ['order'],
  },
});
