import { defineMessages } from './message.ts';

export const returnsMessages = defineMessages({
  choose_items_to_return: 'Please choose what you want to return.',
  choose_a_reason: 'Please choose a reason.',
  photo_too_large: 'A photo can be at most 4 MB.',
  photo_format: 'This photo format is not supported.',
  too_many_photos: 'At most {max} photos.',
  not_returnable:
    '{title} cannot be returned: it has not been delivered, or it has already been returned.',
  fewer_returnable: 'Only {max} of {title} can still be returned.',
  fewer_returnable_for_reason:
    'Only {max} of {title} can still be returned for this reason: the 15 days for the others are over.',
  return_days_over:
    'The 15 days to return {title} are over. It can still be returned if it is not as described.',
  return_days_over_write:
    'The 15 days to return {title} are over. If it is not as described, please write to us.',
  return_rejected:
    'We could not accept your return of {title}. If you disagree, please write to us.',
  exchange_not_possible: '{title} cannot be exchanged. You can return it for a refund.',
  exchange_unpaid: 'This order is not fully paid yet, so its items cannot be exchanged.',
  exchange_same: 'Please choose other options than those of the piece that you return.',
  exchange_sold_out:
    '{title} has just sold out in this choice. Please choose another one, or a refund.',
  quoted_not_returnable:
    '{title} was ordered by quotation. It can be returned only if it is faulty or not what you ordered.',
});
