import type { Request, Router } from 'express';

import { isUnlockedFor, type Product } from '@kargha/domain/catalogue/product';
import { backInStockEndpoints } from '@kargha/domain/stock/back-in-stock-endpoints';
import { catalogueMessages } from '@kargha/domain/messages/catalogue-messages';

import { findCaller } from '../../http/caller.ts';
import { clientAddress } from '../../http/client-address.ts';
import { notFound } from '../../http/errors.ts';
import { linkPage, linkToken, type LinkPageTexts } from '../../http/link-page.ts';
import { mailboxKey } from '../../http/mailbox-key.ts';
import { consumeAttempt, type RateLimit } from '../../http/rate-limit.ts';
import { serveEndpoints } from '../../people/serve-endpoints.ts';
import type { KeyedIds } from '../../platform/keyed-ids.ts';
import { findProduct } from '../products/product-store.ts';
import { accessCodesOf } from '../../records/user-record.ts';
import { requestBackInStock, endBackInStock } from './back-in-stock.ts';

/** The page behind the link that cancels a back-in-stock request. */
const CANCEL_REQUEST_PAGE: LinkPageTexts = {
  title: 'Cancel your request',
  question: [
    'Do you want to cancel the email about this piece?',
    'क्या आप इस उत्पाद के बारे में ई-मेल का अनुरोध रद्द करना चाहते हैं?',
  ],
  button: ['Cancel the email', 'अनुरोध रद्द करें'],
};

const PER_ADDRESS: RateLimit = { scope: 'stock-notice-address', attempts: 20, minutes: 60 };
const PER_RECIPIENT: RateLimit = { scope: 'stock-notice-recipient', attempts: 20, minutes: 60 };

/** The button of the end page ends the request, not its link: mail scanners open every link. */
export function backInStockRoutes(ids: KeyedIds, now: () => Date): Router {
  return serveEndpoints(backInStockEndpoints, {
    request: async ({ request, body: { productId, options, email, language } }) => {
      await consumeAttempt(PER_ADDRESS, clientAddress(request), now());
      await consumeAttempt(PER_RECIPIENT, mailboxKey(email), now());
      const product = await readVisibleProduct(request, productId);
      await requestBackInStock({ product, options, email, language }, ids, now());
      const { text, refs } = catalogueMessages.back_in_stock_requested();
      return { message: text, messages: refs };
    },
    openEndPage: ({ request, response }) => {
      const token = linkToken(request);
      if (token === '') response.redirect(303, outcomePath(null));
      else response.send(linkPage(backInStockEndpoints.end.path, token, CANCEL_REQUEST_PAGE));
    },
    end: async ({ response, body: { token } }) => {
      response.redirect(303, outcomePath(await endBackInStock(token, now())));
    },
  });
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
  throw notFound(catalogueMessages.product_not_found());
}
