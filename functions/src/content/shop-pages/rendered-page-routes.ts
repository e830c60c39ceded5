import { Router, type Request, type Response } from 'express';

import type { Product } from '@kargha/domain/catalogue/product';
import { originListPath, ORIGIN_KINDS } from '@kargha/domain/catalogue/origin-address';
import { FACETS } from '@kargha/domain/catalogue/facet-choice';
import {
  languagePath,
  SITE_LANGUAGES,
  type SiteLanguage,
} from '@kargha/domain/settings/language-path';
import type { PageRequest } from '@kargha/domain/settings/page-renderer';

import { refuseOtherMethods } from '../../http/unmatched-routes.ts';
import { pictureAddress } from '../../platform/picture-address.ts';
import { previewAddress } from '../../platform/shop-address.ts';
import { priceTerms } from '../../records/settings-record.ts';
import type { BuiltPages, PageFrame } from './built-pages.ts';
import { PAGE_LIFETIME, pageLifetime } from './page-lifetime.ts';
import { pageSources } from './page-sources.ts';
import { productPage } from './product-page.ts';
import { findProductForPage } from './public-products.ts';
import { inFrame, isMissing, pageRenderer } from './rendered-page.ts';

const SLUG = /^[\w-]{1,120}$/;

/** What narrows a list in the browser only: search and filters. */
const NARROWED = ['search', ...FACETS];

/** What decides which list the server renders. */
const LISTED = ['category', 'sub', 'collection', 'sort'];

interface PageServer {
  shop: () => string;
  built: BuiltPages;
  now: () => Date;
}

/** Pages with data, complete without scripts, in each language. */
export function renderedPageRoutes(server: PageServer): Router {
  const router = Router();
  const pages = pageHandlers(server);
  for (const language of SITE_LANGUAGES) {
    const serve = (path: string, send: (request: Request, response: Response) => Promise<void>) => {
      const address = languagePath(language, path);
      router.get(address, (request, response) => {
        response.set('Cache-Control', PAGE_LIFETIME).type('html');
        return send(request, response);
      });
      router.all(address, refuseOtherMethods('GET'));
    };
    serve('/products', (...call) => pages.sendList(call, language));
    serve('/products/:id', (...call) => pages.sendProduct(call, language));
    for (const [path, name] of PAGES) {
      serve(path, (...call) => {
        // A code is found on a label, not by searching.
        if (name === 'piece') call[1].set('X-Robots-Tag', 'noindex');
        const address = path.replace(':id', () => encodeURIComponent(idIn(call)));
        return pages.sendPage(call, { name, language, address });
      });
    }
  }
  // Hosting itself has only the English page for an address without one.
  router.get(languagePath('hi', '/*nowhere'), (request, response) => {
    response.set('Cache-Control', PAGE_LIFETIME).type('html');
    return pages.sendMissing([request, response], 'hi');
  });
  return router;
}

type Call = [request: Request, response: Response];

function pageHandlers({ shop, built, now }: PageServer) {
  const render = pageRenderer(pageSources(now));

  async function sendMissing(
    [request, response]: Call,
    language: SiteLanguage,
    status: 404 | 410 = 404,
  ): Promise<void> {
    // The page of the app, which still shows a product to holders of its access code.
    const file = language === 'hi' ? 'hi/404.html' : '404.html';
    response.status(status).send(await built(file, previewOf(request)));
  }

  async function sendPage(call: Call, page: PageRequest & { name: PageFrame }): Promise<void> {
    const [request, response] = call;
    const [frame, rendered, terms] = await Promise.all([
      pageFrame(built, page.name, previewOf(request)),
      render(page),
      priceTerms(now()),
    ]);
    if (!rendered) sendUnrendered(response, frame);
    else if (isMissing(rendered)) await sendMissing(call, page.language);
    else {
      response.set('Cache-Control', pageLifetime(terms));
      response.send(inFrame(frame, page.language, rendered));
    }
  }

  async function sendList(call: Call, language: SiteLanguage): Promise<void> {
    const [request, response] = call;
    const query = new URLSearchParams(request.url.split('?')[1]);
    if (NARROWED.some((name) => query.has(name))) {
      response.send(await pageFrame(built, 'products', previewOf(request)));
      return;
    }
    await sendPage(call, { name: 'products', language, address: listAddress(query) });
  }

  async function sendProduct(call: Call, language: SiteLanguage): Promise<void> {
    const [, response] = call;
    const slug = idIn(call);
    const found = SLUG.test(slug) ? await findProductForPage(slug) : undefined;
    if (found?.kind === 'public') return sendPublicProduct(call, found.product, language);
    if (found?.kind !== 'moved') return sendMissing(call, language, found ? 410 : 404);
    const path = `/products/${encodeURIComponent(found.slug)}`;
    response.redirect(301, languagePath(language, path));
  }

  async function sendPublicProduct(call: Call, product: Product, language: SiteLanguage) {
    const [request, response] = call;
    const [shell, terms, rendered] = await Promise.all([
      pageFrame(built, 'product', previewOf(request)),
      priceTerms(now()),
      render({ address: `/products/${encodeURIComponent(product.slug)}`, language }),
    ]);
    response.set('Cache-Control', rendered ? pageLifetime(terms) : 'no-cache');
    const context = { shell, shop: shop(), terms, pictureAddress, language, rendered };
    response.send(productPage(product, context));
  }

  return { sendPage, sendList, sendProduct, sendMissing };
}

const PAGES = [
  ['/collections/:id', 'collection'],
  ...ORIGIN_KINDS.map((kind) => [originListPath(kind), 'origin'] as const),
  ...ORIGIN_KINDS.map((kind) => [`${originListPath(kind)}/:id`, 'origin'] as const),
  ['/pieces/:id', 'piece'],
  ['/stories/:id', 'story'],
  ['/policies', 'policies'],
  ['/privacy', 'privacy'],
] as const;

/** The browser renders the page. */
function sendUnrendered(response: Response, frame: string): void {
  response.set('Cache-Control', 'no-cache').send(frame);
}

function idIn([request]: Call): string {
  return String(request.params.id);
}

function listAddress(query: URLSearchParams): string {
  const listed = new URLSearchParams([...query].filter(([name]) => LISTED.includes(name)));
  return listed.size === 0 ? '/products' : `/products?${listed.toString()}`;
}

/** A preview has its own scripts, so it needs its own pages. */
function previewOf(request: Request): string | undefined {
  return previewAddress(request.get('x-forwarded-host'));
}

/** During a deployment, the pages may be older than the function. */
function pageFrame(built: BuiltPages, name: PageFrame, preview: string | undefined) {
  return built(`${name}-frame.html`, preview).catch(() => built('app.html', preview));
}
