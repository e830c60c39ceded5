import {
  discountChangeSchema,
  discountQuerySchema,
  discountSwitchSchema,
  newDiscountSchema,
} from '@kargha/domain/pricing/discount-editing';

import { describeRoutes } from '../../http/api-route.ts';

const who = 'staff' as const;
const responseFields = ['discount'];

export const DISCOUNT_API = describeRoutes('/api/discounts', {
  'GET /': { does: 'Lists discount codes.', who, query: discountQuerySchema },
  'POST /': { does: 'Creates a discount code.', who, body: newDiscountSchema, responseFields },
  'GET /:code': {
    does: 'Returns a discount and its usage.',
    who,
    responseFields: ['discount', 'usage'],
  },
  'PUT /:code': { does: 'Changes a discount.', who, body: discountChangeSchema, responseFields },
  'PUT /:code/active': {
    does: 'Enables or disables a discount.',
    who,
    body: discountSwitchSchema,
    responseFields,
  },
});
