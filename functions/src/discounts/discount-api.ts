import {
  discountChangeSchema,
  discountQuerySchema,
  discountSwitchSchema,
  newDiscountSchema,
} from '@kargha/domain/pricing/discount-editing';

import { describeRoutes } from '../http/api-route.ts';

const who = 'staff' as const;
const responseFields = ['discount'];

export const DISCOUNT_API = describeRoutes('/api/discounts', {
  'GET /': { does: 'Lists discount codes.', who, query: discountQuerySchema },
  'POST /': { does: 'Makes a discount code.', who, body: newDiscountSchema, responseFields },
  'GET /:code': { does: 'Gives one, and how it was used.', who, responseFields: ['discount', 'usage'] },
  'PUT /:code': { does: 'Changes one.', who, body: discountChangeSchema, responseFields },
  'PUT /:code/active': { does: 'Switches one on or off.', who, body: discountSwitchSchema, responseFields },
});
