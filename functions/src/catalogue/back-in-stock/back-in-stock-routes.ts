import { Router, type Request } from 'express';

import { isUnlockedFor, type Product } from '@kargha/domain/catalogue/product';
import { backInStockSchema } from '@kargha/domain/stock/back-in-stock';

import { SMALL_BODY } from '../../http/body-limits.ts';
import { findCaller } from '../../http/caller.ts';
import { clientAddress } from '../../http/client-address.ts';
import { notFound } from '../../http/errors.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { mailboxKey } from '../../http/mailbox-key.ts';
import { onlyMethods } from '../../http/unmatched-routes.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { findProduct } from '../products/product-store.ts';
import { accessCodesOf } from '../../records/user-record.ts';
import { requestBackInStock, endBackInStock } from './back-in-stock.ts';

const PER_ADDRESS: RateLimit = { scope: 'stock-notice-address', attempts: 20, minutes: 60 };
const PER_RECIPIENT: RateLimit = { scope: 'stock-notice-recipient', attempts: 20, minutes: 60 };

const WILL_EMAIL = 'We will email you once when this piece is back in stock.';

/** POST /api/stock-notices creates a request; the link in the email leads to GET …/end. */
export function backInStockRoutes(ids: KeyedIds, now: () => Date): Router {
  const router = Router();

  router.post('/', limitJson(SMALL_BODY), async (request, response) => {
    const { productId, email } = await readBody(request, backInStockSchema);
    await consumeAttempt(PER_ADDRESS, clientAddress(request), now());
    await consumeAttempt(PER_RECIPIENT, mailboxKey(email), now());
    await requestBackInStock(await readVisibleProduct(request, productId), email, ids, now());
    response.json({ success: true, message: WILL_EMAIL });
  });

  router.get('/end', async (request, response) => {
    const { token } = request.query;
    const slug = typeof token === 'string' ? await endBackInStock(token, now()) : null;
    const outcome = slug === null ? 'expired' : 'ended';
    const page = slug === null ? '/products' : `/products/${encodeURIComponent(slug)}`;
    response.redirect(303, `${page}?notice=${outcome}`);
  });

  router.all('/', onlyMethods('POST'));
  router.all('/end', onlyMethods('GET'));
  return router;
}

async function readVisibleProduct(request: Request, productId: string): Promise<Product> {
  const product = await findProduct(productId);
  const caller = product.restricted ? await findCaller(request) : null;
  const codes = caller ? await accessCodesOf(caller.uid) : [];
  if (product.status === 'active' && isUnlockedFor(product, codes)) return product;
  throw notFound('We could not find this product.');
}
