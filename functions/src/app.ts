import express, { type Express } from 'express';

import { accessCodeRoutes } from './access-codes/access-code-routes.ts';
import { accountRoutes } from './account/account-routes.ts';
import { stockNoticeRoutes } from './catalogue/stock-notice-routes.ts';
import { contactRoutes } from './contact/contact-routes.ts';
import { dashboardRoutes } from './dashboard/dashboard-routes.ts';
import { homeRoutes } from './home/home-routes.ts';
import { noStore } from './http/caching.ts';
import { errorHandler } from './http/error-handler.ts';
import { readBodies } from './http/keep-raw-body.ts';
import { endWithNotFound } from './http/no-such-route.ts';
import { creditNoteRoutes, invoiceRoutes } from './invoices/invoice-routes.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import type { PaymentContext } from './payments/payment-context.ts';
import { cartRoutes, paymentRoutes } from './payments/payment-routes.ts';
import { shopAddress } from './platform/shop-address.ts';
import { productRoutes } from './products/product-routes.ts';
import { quoteRoutes } from './quotes/quote-routes.ts';
import { returnRoutes } from './returns/return-routes.ts';
import { builtPages } from './shop-pages/built-pages.ts';
import { shopPageRoutes } from './shop-pages/shop-page-routes.ts';
import { storyRoutes } from './stories/story-routes.ts';
import { userRoutes } from './users/user-routes.ts';

/** The whole HTTP surface of the store. It opens no port, so that a test can listen where it likes. */
export function createApp(context: PaymentContext): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(noStore);
  readBodies(app);
  app.use('/api/stories', storyRoutes(context.now));
  app.use('/api/home', homeRoutes(context.now));
  app.use('/api/products', productRoutes(context.now));
  app.use('/api/razorpay', paymentRoutes(context));
  app.use('/api/cart', cartRoutes(context));
  app.use('/api/orders', orderRoutes(context));
  app.use('/api/returns', returnRoutes(context));
  app.use('/api/quotes', quoteRoutes(context.now));
  app.use('/api/contact', contactRoutes(context.now));
  app.use('/api/newsletter', newsletterRoutes(context.ids, context.now));
  app.use('/api/account', accountRoutes(context.cardKeys, context.now));
  app.use('/api/users', userRoutes(context.now));
  app.use('/api/access-codes', accessCodeRoutes(context.cardKeys, context.now));
  app.use('/api/stock-notices', stockNoticeRoutes(context.ids, context.now));
  app.use('/api/invoices', invoiceRoutes(context.now));
  app.use('/api/credit-notes', creditNoteRoutes());
  app.use(shopPageRoutes(shopAddress, builtPages(shopAddress, context.now)));
  app.use('/api/dashboard', dashboardRoutes(context.now));
  endWithNotFound(app);
  app.use(errorHandler);
  return app;
}
