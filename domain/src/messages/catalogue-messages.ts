import { defineMessages } from './message.ts';

export const catalogueMessages = defineMessages({
  product_not_found: 'We could not find this product.',
  collection_not_found: 'We could not find this collection.',
  in_stock: 'This piece is in stock. You can buy it now.',
  page_too_low: 'Pages start at 1.',
  product_status: 'The status must be draft, active or archived.',
  sort_order: 'Sort asc or desc.',
});
