import { REVIEW_STATES, type ReviewReply, type PublicReview } from '@kargha/domain/reviews/review';

import { lineRefFrom } from './line-fields.ts';
import type { StoredFields } from './stored-fields.ts';

export function shownReviewFrom(fields: StoredFields): PublicReview {
  const { options = {} } = lineRefFrom(fields);
  return {
    id: fields.text('id'),
    name: fields.text('name'),
    rating: fields.number('rating'),
    text: fields.text('text'),
    options,
    returned: fields.flag('returned', false),
    createdAt: fields.text('createdAt'),
    editedAt: fields.text('editedAt') || null,
    reply: fields.has('reply') ? replyFrom(fields.part('reply')) : null,
  };
}

export function fullReviewFrom(fields: StoredFields) {
  return {
    ...shownReviewFrom(fields),
    orderId: fields.text('orderId'),
    productId: fields.text('productId'),
    title: fields.text('title'),
    status: fields.choice('status', REVIEW_STATES),
    rejection: fields.text('rejection'),
  };
}

function replyFrom(fields: StoredFields): ReviewReply {
  return { text: fields.text('text'), at: fields.text('at') };
}
