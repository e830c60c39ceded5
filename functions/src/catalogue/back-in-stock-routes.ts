import { Router, type Request } from 'express';

import { isOpenTo, type Product } from '@kargha/domain/catalogue/product';
import { stockNoticeSchema } from '@kargha/domain/stock/back-in-stock';

import { FEW_FIELDS } from '../http/body-limits.ts';
import { callerOf } from '../http/caller.ts';
import { clientAddress } from '../http/client-address.ts';
import { notFound } from '../http/errors.ts';
import { jsonUpTo, readBody } from '../http/json-body.ts';
import { mailboxKey } from '../http/mailbox-key.ts';
import { onlyMethods } from '../http/unmatched-routes.ts';
import { takeTry, type RateLimit } from '../http/rate-limit.ts';
import type { KeyedIds } from '../platform/keyed-ids.ts';
import { findProduct } from '../products/product-store.ts';
import { accessCodesOf } from '../records/user-record.ts';
import { askForNotice, endNotice } from './back-in-stock.ts';

const PER_ADDRESS: RateLimit = { scope: 'stock-notice-address', tries: 20, minutes: 60 };
const PER_RECIPIENT: RateLimit = { scope: 'stock-notice-recipient', tries: 20, minutes: 60 };

const WILL_WRITE = 'We will write to you once, when this piece is back.';

/** POST /api/stock-notices asks to be told; the link of the letter leads to GET …/end. */
export function stockNoticeRoutes(ids: KeyedIds, now: () => Date): Router {
  const router = Router();

  router.post('/', jsonUpTo(FEW_FIELDS), async (request, response) => {
    const { productId, email } = await readBody(request, stockNoticeSchema);
    await takeTry(PER_ADDRESS, clientAddress(request), now());
    await takeTry(PER_RECIPIENT, mailboxKey(email), now());
    await askForNotice(await shownProduct(request, productId), email, ids, now());
    response.json({ success: true, message: WILL_WRITE });
  });

  router.get('/end', async (request, response) => {
    const { token } = request.query;
    const slug = typeof token === 'string' ? await endNotice(token, now()) : null;
    const outcome = slug === null ? 'expired' : 'ended';
    const page = slug === null ? '/products' : `/products/${encodeURIComponent(slug)}`;
    response.redirect(303, `${page}?notice=${outcome}`);
  });

  router.all('/', onlyMethods('POST'));
  router.all('/end', onlyMethods('GET'));
  return router;
}

/** The product, as far as the caller may see it. */
async function shownProduct(request: Request, productId: string): Promise<Product> {
  const product = await findProduct(productId);
  const caller = product.restricted ? await callerOf(request) : null;
  const codes = caller ? await accessCodesOf(caller.uid) : [];
  if (product.status === 'active' && isOpenTo(product, codes)) return product;
  throw notFound('We could not find this product.');
}
