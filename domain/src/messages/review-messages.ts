import { defineMessages } from './message.ts';

export const reviewMessages = defineMessages({
  choose_stars: 'Please choose one to five stars',
  write_a_few_words: 'Please write a few words about the piece',
  unknown_fit: 'Please choose how it fits: small, true to size or large',
  fit_without_size: 'This piece has no size, so leave out how it fits.',
  review_too_short: 'Please write at least {min} characters',
  not_an_order_id: 'This is not the id of an order',
  not_a_product: 'This is not the id of a product',
  not_delivered: 'You can review a piece once it has been delivered to you.',
  already_reviewed: 'You have already reviewed this piece. You can edit your review instead.',
  product_gone: 'This piece is no longer in our shop.',
  review_not_found: 'We could not find this review.',
  edit_window_over: 'The 30 days to edit this review are over. You can still withdraw it.',
});
