/** Build links and routes from these, never from string literals. */
export const paths = {
  home: '/',
  products: '/products',
  cart: '/cart',
  wishlist: '/wishlist',
  checkout: '/checkout',
  checkoutResult: '/checkout/result',
  pay: '/pay',
  trackOrder: '/track-order',
  giftCard: '/gift-card',
  about: '/about',
  contact: '/contact',
  bulkOrders: '/bulk-orders',
  quickOrder: '/bulk-orders/quick-order',
  auth: '/auth',
  security: '/security',
  policies: '/policies',
  privacy: '/privacy',
  collections: '/collections',
  artisans: '/artisans',
  clusters: '/clusters',
  weaves: '/weaves',
  pieces: '/pieces',
  stories: '/stories',
  submitStory: '/stories/submit',
  profile: '/profile',
  orders: '/orders',
  quotations: '/quotations',
  invoices: '/invoices',
  users: '/users',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminOrders: '/admin/orders',
  adminReturns: '/admin/returns',
  adminProducts: '/admin/products',
  adminAddProduct: '/admin/add-product',
} as const;

export interface ProductListQuery {
  category?: string;
  sub?: string;
  search?: string;
  sort?: string;
}

/** Such as `/products?category=women&sub=saree`. */
export function productsPath(query: ProductListQuery = {}): string {
  const present = Object.entries(query).filter(([, value]) => value);
  const search = new URLSearchParams(present).toString();
  return search ? `${paths.products}?${search}` : paths.products;
}

export function collectionPath(slug: string): string {
  return `${paths.collections}/${encodeURIComponent(slug)}`;
}

export function storyPath(id: string): string {
  return `${paths.stories}/${encodeURIComponent(id)}`;
}

/** Where a product's page shows its reviews. */
export const REVIEWS_ANCHOR = 'reviews';

/** Also accepts an id: the page redirects to the slug. */
export function productPath(slugOrId: string): string {
  return `${paths.products}/${encodeURIComponent(slugOrId)}`;
}

export function checkoutResultPath(orderId: string, trackingToken: string): string {
  const query = new URLSearchParams({ order: orderId, token: trackingToken });
  return `${paths.checkoutResult}?${query.toString()}`;
}

export function trackingPath(trackingToken: string): string {
  return `${paths.trackOrder}?token=${encodeURIComponent(trackingToken)}`;
}

export function adminEditProductPath(id: string): string {
  return `${paths.adminProducts}/${encodeURIComponent(id)}/edit`;
}

export const CONTACT_TOPICS = ['bulk', 'call', 'catalogue', 'complaint', 'security'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export function contactPath(topic: ContactTopic): string {
  return `${paths.contact}?subject=${topic}`;
}

export function adminOrderPath(orderId: string): string {
  return `${paths.adminOrders}/${encodeURIComponent(orderId)}`;
}

export function orderPath(orderId: string): string {
  return `${paths.orders}/${encodeURIComponent(orderId)}`;
}

export function quoteDraftPath(quoteId: string): string {
  return `${paths.bulkOrders}?draft=${encodeURIComponent(quoteId)}`;
}

export function quotationPath(quoteId: string): string {
  return `${paths.quotations}/${encodeURIComponent(quoteId)}`;
}
