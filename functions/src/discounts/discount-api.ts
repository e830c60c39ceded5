import {
  discountChangeSchema,
  discountQuerySchema,
  discountSwitchSchema,
  newDiscountSchema,
} from '@kargha/domain/pricing/discount-editing';

import { describedAt } from '../http/api-route.ts';

const who = 'staff' as const;
const gives = ['discount'];

export const DISCOUNT_API = describedAt('/api/discounts', {
  'GET /': { does: 'Lists discount codes.', who, query: discountQuerySchema },
  'POST /': { does: 'Makes a discount code.', who, body: newDiscountSchema, gives },
  'GET /:code': { does: 'Gives one, and how it was used.', who, gives: ['discount', 'usage'] },
  'PUT /:code': { does: 'Changes one.', who, body: discountChangeSchema, gives },
  'PUT /:code/active': { does: 'Switches one on or off.', who, body: discountSwitchSchema, gives },
});
