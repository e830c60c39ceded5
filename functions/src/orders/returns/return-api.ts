import {
  returnReceiveSchema,
  returnRefundSchema,
  returnRejectSchema,
  returnStepSchema,
} from '@kargha/domain/orders/return-requests';
import type { Schema } from 'yup';

import { describeRoutes, type RouteDescription } from '../../http/api-route.ts';

const step = (does: string, body: Schema): RouteDescription => ({
  does,
  who: 'staff',
  body,
  responseFields: ['return'],
});

export const RETURN_API = describeRoutes('/api/returns', {
  'POST /:id/approve': step('Approves a return.', returnStepSchema),
  'POST /:id/reject': step('Rejects a return.', returnRejectSchema),
  'POST /:id/pick-up': step('Marks a return as picked up.', returnStepSchema),
  'POST /:id/receive': step('Receives returned items.', returnReceiveSchema),
  'POST /:id/refund': step('Refunds a return.', returnRefundSchema),
});
