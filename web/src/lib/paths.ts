/** Every address of the shop. Links and routes are built from here, never from strings of their own. */
export const paths = {
  home: '/',
  products: '/products',
  cart: '/cart',
  wishlist: '/wishlist',
  checkout: '/checkout',
  trackOrder: '/track-order',
  about: '/about',
  contact: '/contact',
  bulkOrders: '/bulk-orders',
  auth: '/auth',
  security: '/security',
  profile: '/profile',
  orders: '/orders',
  quotations: '/quotations',
  invoices: '/invoices',
  users: '/users',
  admin: '/admin',
  adminLogin: '/admin/login',
  adminOrders: '/admin/orders',
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

/** The sign-in page, opened on one of its two tabs. */
export function authPath(tab: 'signin' | 'signup'): string {
  return tab === 'signup' ? `${paths.auth}?tab=signup` : paths.auth;
}
