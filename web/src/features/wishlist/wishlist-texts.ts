import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'Wishlist',
  emptyTitle: 'Your wishlist is empty',
  emptyHint: 'Tap the heart on a product to save it here.',
  browse: 'Browse products',
  count: (count: number) => `${count} ${count === 1 ? 'item' : 'items'} saved`,
  add: (name: string) => `Add ${name} to wishlist`,
  remove: (name: string) => `Remove ${name} from wishlist`,
  removed: (name: string) => `${name} removed from wishlist!`,
  cleared: 'Wishlist cleared!',
  undo: 'Undo',
  clearAll: 'Clear All',
  continueShopping: 'Continue Shopping',
  viewCart: 'View Cart',
  clearTitle: 'Clear your wishlist?',
  clearHint: (count: number) =>
    count === 1 ? 'This removes the item on it.' : `This removes all ${count} items.`,
  keepItems: 'Keep items',
  soldOut: 'Sold out for now',
  notForSale: 'No longer sold',
  viewDetails: 'View Details',
  viewNamed: (name: string) => `View Details: ${name}`,
};

export const wishlistTexts: Catalogue<typeof en> = { en };
