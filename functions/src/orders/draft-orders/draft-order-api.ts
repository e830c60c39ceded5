import {
  draftDeleteSchema,
  draftEditSchema,
  draftPaidSchema,
  draftPriceSchema,
  draftQuerySchema,
  draftSendSchema,
  newDraftSchema,
} from '@kargha/domain/orders/draft-order-requests';

import { describeRoutes } from '../../http/api-route.ts';

const who = 'staff' as const;

export const DRAFT_ORDER_API = describeRoutes('/api/draft-orders', {
  'GET /': {
    does: 'Lists draft orders, page by page.',
    who,
    query: draftQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'POST /': { does: 'Creates a draft.', who, body: newDraftSchema, responseFields: ['draft'] },
  'POST /price': {
    does: 'Prices a draft at current prices.',
    who,
    body: draftPriceSchema,
    responseFields: ['price'],
  },
  'GET /:id': { does: 'Returns a draft.', who, responseFields: ['draft'] },
  'PUT /:id': {
    does: 'Changes an open draft.',
    who,
    body: draftEditSchema,
    responseFields: ['draft'],
  },
  'POST /:id/delete': {
    does: 'Deletes an open draft.',
    who,
    body: draftDeleteSchema,
  },
  'POST /:id/send': {
    does: 'Creates the order of a draft, reserves its stock and emails a payment link.',
    who,
    body: draftSendSchema,
    responseFields: ['order'],
  },
  'POST /:id/paid': {
    does: 'Creates the order of a draft that was paid offline.',
    who,
    body: draftPaidSchema,
    responseFields: ['order'],
  },
});
