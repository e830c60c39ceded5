import { defineMessages } from './message.ts';

export const catalogueMessages = defineMessages({
  product_not_found: 'We could not find this product.',
  collection_not_found: 'We could not find this collection.',
  origin_not_found: 'We could not find this page.',
  piece_not_found: 'No piece has this code. Check it on the label.',
  piece_withdrawn: 'This piece was withdrawn. Its certificate no longer holds.',
  in_stock: 'This piece is in stock. You can buy it now.',
  back_in_stock_requested: 'We will email you once when this piece is back in stock.',
  page_too_low: 'Pages start at 1.',
  page_too_deep:
    'Page numbers go no further than {max} products. Use nextCursor of the previous page instead.',
  product_status: 'The status must be draft, active or archived.',
  sort_by: 'Sort by {fields}.',
  sort_order: 'Sort asc or desc.',
});
