import {
  giftCardDisableSchema,
  giftCardQuerySchema,
  newGiftCardSchema,
} from '@kargha/domain/pricing/gift-card-admin';

import { describeRoutes } from '../../http/api-route.ts';

const who = 'staff' as const;

export const GIFT_CARD_API = describeRoutes('/api/gift-cards', {
  'GET /': {
    does: 'Lists gift cards without their codes, page by page.',
    who,
    query: giftCardQuerySchema,
    responseFields: ['rows', 'nextCursor'],
  },
  'POST /': {
    does: 'Issues a gift card. Only this response contains its code.',
    who,
    body: newGiftCardSchema,
    responseFields: ['code', 'card'],
  },
  'GET /totals': {
    does: 'Counts gift cards and adds up their value.',
    who,
    responseFields: ['totals'],
  },
  'GET /:id': { does: 'Returns a gift card with its movements.', who, responseFields: ['card'] },
  'POST /:id/disable': {
    does: 'Disables a gift card for good.',
    who,
    body: giftCardDisableSchema,
    responseFields: ['card'],
  },
});
