import type { Catalogue } from '#lib/language/language.ts';

const en = {
  title: 'My Wishlist',
  emptyTitle: 'Your wishlist is empty',
  emptyHint: 'Tap the heart on anything that you would like to come back to.',
  browse: 'Browse Products',
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
    count === 1
      ? 'The one item on it will be removed.'
      : `All ${count} items on it will be removed.`,
  keep: 'Keep them',
  soldOut: 'Sold out for now',
  notForSale: 'No longer sold',
  viewDetails: 'View Details',
  viewNamed: (name: string) => `View Details: ${name}`,
};

export const wishlistTexts: Catalogue<typeof en> = { en };
