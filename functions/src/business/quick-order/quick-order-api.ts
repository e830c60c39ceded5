import { describeRoutes } from '../../http/api-route.ts';
import { quickOrderSchema } from './quick-order-schema.ts';

export const QUICK_ORDER_API = describeRoutes('/api/quick-order', {
  'POST /': {
    does: 'Finds the products of up to 200 SKUs, for business buyers.',
    who: 'person',
    body: quickOrderSchema,
    responseFields: ['found'],
  },
});
