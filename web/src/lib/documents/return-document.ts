import { paise } from '@kargha/domain/money/paise';
import { RETURN_REASONS, RETURN_STATES } from '@kargha/domain/orders/return';
import type { OrderReturn } from '@kargha/domain/orders/return-schema';

import { lineRefFrom } from './line-fields.ts';
import { storedFields, type StoredFields } from './stored-fields.ts';

export function returnFrom(id: string, stored: unknown): OrderReturn {
  const fields = storedFields(stored);
  return {
    id,
    orderId: fields.text('orderId'),
    orderNumber: fields.text('orderNumber'),
    uid: fields.text('uid') || null,
    customerName: fields.text('customerName'),
    customerEmail: fields.text('customerEmail'),
    state: fields.choice('state', RETURN_STATES),
    lines: fields.parts('lines').map(lineFrom),
    reason: fields.text('reason'),
    answer: fields.text('answer'),
    photos: fields.texts('photos'),
    estimate: paise(fields.number('estimate')),
    refundId: fields.text('refundId') || null,
    ...(fields.has('credited') && { credited: paise(fields.number('credited')) }),
    revision: fields.number('revision'),
    createdAt: fields.time('createdAt'),
    updatedAt: fields.time('updatedAt'),
  };
}

function lineFrom(line: StoredFields): OrderReturn['lines'][number] {
  const reason = RETURN_REASONS.find((one) => one === line.text('reason'));
  return {
    ...lineRefFrom(line),
    title: line.text('title'),
    quantity: line.number('quantity'),
    ...(reason && { reason }),
    ...(line.has('received') && { received: line.number('received') }),
    ...(line.has('restocked') && { restocked: line.number('restocked') }),
  };
}
