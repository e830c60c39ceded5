/** Every address of the shop. Links and routes are built from here, never from strings of their own. */
export const paths = {
  home: '/',
  products: '/products',
  cart: '/cart',
  wishlist: '/wishlist',
  checkout: '/checkout',
  checkoutResult: '/checkout/result',
  pay: '/pay',
  trackOrder: '/track-order',
  about: '/about',
  contact: '/contact',
  bulkOrders: '/bulk-orders',
  quickOrder: '/bulk-orders/quick-order',
  auth: '/auth',
  security: '/security',
  policies: '/policies',
  privacy: '/privacy',
  collections: '/collections',
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

/** What narrows the product list; each part is optional and goes into the query string. */
export interface ProductListQuery {
  category?: string;
  sub?: string;
  search?: string;
  sort?: string;
}

/** `/products?category=women&sub=saree`, without the parts that are missing or empty. */
export function productsPath(query: ProductListQuery = {}): string {
  const given = Object.entries(query).filter(([, value]) => value);
  const search = new URLSearchParams(given).toString();
  return search ? `${paths.products}?${search}` : paths.products;
}

/** The page of one collection that staff made. */
export function collectionPath(slug: string): string {
  return `${paths.collections}/${encodeURIComponent(slug)}`;
}

/** The page of one story. */
export function storyPath(id: string): string {
  return `${paths.stories}/${encodeURIComponent(id)}`;
}

/** The page with the details of one product. Links that know only its id lead there too: the page goes on to its slug. */
export function productPath(slugOrId: string): string {
  return `${paths.products}/${encodeURIComponent(slugOrId)}`;
}

/** Where a payment leads back to; what came of it the page asks the server. */
export function checkoutResultPath(orderId: string, trackingToken: string): string {
  const query = new URLSearchParams({ order: orderId, token: trackingToken });
  return `${paths.checkoutResult}?${query.toString()}`;
}

/** Where an order is, opened by its own token as in the mails. */
export function trackingPath(trackingToken: string): string {
  return `${paths.trackOrder}?token=${encodeURIComponent(trackingToken)}`;
}

/** The form of a product that is there. */
export function adminEditProductPath(id: string): string {
  return `${paths.adminProducts}/${encodeURIComponent(id)}/edit`;
}

/** What a message to the shop can be about before anybody types. */
export const CONTACT_TOPICS = ['bulk', 'call', 'catalogue', 'complaint', 'security'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** The contact form, with its subject filled in. */
export function contactPath(topic: ContactTopic): string {
  return `${paths.contact}?subject=${topic}`;
}

/** One order on the desk of staff. */
export function adminOrderPath(orderId: string): string {
  return `${paths.adminOrders}/${encodeURIComponent(orderId)}`;
}

/** The page of one order of the person who is signed in. */
export function orderPath(orderId: string): string {
  return `${paths.orders}/${encodeURIComponent(orderId)}`;
}

/** The quote form with a request that was kept as a draft. */
export function quoteDraftPath(quoteId: string): string {
  return `${paths.bulkOrders}?draft=${encodeURIComponent(quoteId)}`;
}

/** One quotation of the business buyer who is signed in. */
export function quotationPath(quoteId: string): string {
  return `${paths.quotations}/${encodeURIComponent(quoteId)}`;
}
