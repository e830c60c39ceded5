import express, { type Express } from 'express';

import { contactRoutes } from './contact/contact-routes.ts';
import { noStore } from './http/caching.ts';
import { errorHandler } from './http/error-handler.ts';
import { readBodies } from './http/keep-raw-body.ts';
import { endWithNotFound } from './http/no-such-route.ts';
import { newsletterRoutes } from './newsletter/newsletter-routes.ts';
import { orderRoutes } from './orders/order-routes.ts';
import type { PaymentContext } from './payments/payment-context.ts';
import { paymentRoutes } from './payments/payment-routes.ts';
import { productRoutes } from './products/product-routes.ts';

/** The whole HTTP surface of the store. It opens no port, so that a test can listen where it likes. */
export function createApp(context: PaymentContext): Express {
  const app = express();
  app.disable('x-powered-by');
  app.use(noStore);
  readBodies(app);
  app.use('/api/products', productRoutes(context.now));
  app.use('/api/razorpay', paymentRoutes(context));
  app.use('/api/orders', orderRoutes(context.now));
  app.use('/api/contact', contactRoutes(context.now));
  app.use('/api/newsletter', newsletterRoutes(context.ids, context.now));
  endWithNotFound(app);
  app.use(errorHandler);
  return app;
}
