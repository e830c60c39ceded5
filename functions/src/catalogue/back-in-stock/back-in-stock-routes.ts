import { Router, type Request } from 'express';

import { isUnlockedFor, type Product } from '@kargha/domain/catalogue/product';
import { backInStockSchema } from '@kargha/domain/stock/back-in-stock';

import { SMALL_BODY } from '@kargha/domain/api/body-limits';
import { findCaller } from '../../http/caller.ts';
import { clientAddress } from '../../http/client-address.ts';
import { notFound } from '../../http/errors.ts';
import { limitForm } from '../../http/form-body.ts';
import { limitJson, readBody } from '../../http/json-body.ts';
import { formToken, linkPage, linkToken } from '../../http/link-page.ts';
import { mailboxKey } from '../../http/mailbox-key.ts';
import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { findProduct } from '../products/product-store.ts';
import { accessCodesOf } from '../../records/user-record.ts';
import { requestBackInStock, endBackInStock } from './back-in-stock.ts';
import { CANCEL_REQUEST_PAGE } from './back-in-stock-page.ts';

const PER_ADDRESS: RateLimit = { scope: 'stock-notice-address', attempts: 20, minutes: 60 };
const PER_RECIPIENT: RateLimit = { scope: 'stock-notice-recipient', attempts: 20, minutes: 60 };

const WILL_EMAIL = 'We will email you once when this piece is back in stock.';

/**
 * POST /api/stock-notices creates a request. The link in the email opens GET …/end, whose button ends the request:
 * mail scanners open every link.
 */
export function backInStockRoutes(ids: KeyedIds, now: () => Date): Router {
  const router = Router();

  router.post('/', limitJson(SMALL_BODY), async (request, response) => {
    const { productId, email } = await readBody(request, backInStockSchema);
    await consumeAttempt(PER_ADDRESS, clientAddress(request), now());
    await consumeAttempt(PER_RECIPIENT, mailboxKey(email), now());
    await requestBackInStock(await readVisibleProduct(request, productId), email, ids, now());
    response.json({ success: true, message: WILL_EMAIL });
  });

  router.get('/end', (request, response) => {
    const token = linkToken(request);
    if (token === '') response.redirect(303, outcomePath(null));
    else response.send(linkPage('/api/stock-notices/end', token, CANCEL_REQUEST_PAGE));
  });

  router.post('/end', limitForm(SMALL_BODY), async (request, response) => {
    response.redirect(303, outcomePath(await endBackInStock(formToken(request), now())));
  });

  router.all('/', refuseOtherMethods('POST'));
  router.all('/end', refuseOtherMethods('GET', 'POST'));
  return router;
}

function outcomePath(slug: string | null): string {
  if (slug === null) return '/products?notice=expired';
  return `/products/${encodeURIComponent(slug)}?notice=ended`;
}

async function readVisibleProduct(request: Request, productId: string): Promise<Product> {
  const product = await findProduct(productId);
  const caller = product.restricted ? await findCaller(request) : null;
  const codes = caller ? await accessCodesOf(caller.uid) : [];
  if (product.status === 'active' && isUnlockedFor(product, codes)) return product;
  throw notFound('We could not find this product.');
}
