import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { forbidLocalHosts } from './build/forbid-local-hosts.ts';
import { prerenderPages } from './build/prerender-pages.ts';
import { productionRouter } from './build/production-router.ts';
import { writeReleaseList } from './build/release-list.ts';
import { robots } from './build/robots.ts';
import { serviceWorker } from './build/service-worker.ts';
import { inlineStartScript } from './build/start-script.ts';

/** The Hosting emulator, which knows the way to the functions; only the development server needs it. */
const API_ORIGIN = process.env.KARGHA_SHOP_URL ?? 'http://127.0.0.1:5000';

/** Orders, offers and papers: only those who are signed in see these. */
const OF_ORDERS = String.raw`(?:ui[\\/](?:orders[\\/](?!order-timeline|return-|photo-field|read-photos|offline-payment)|message-list|fact)|lib[\\/](?:.*quote-request-texts|documents[\\/](?:quote-document|quote-facts|order-document|return-document)|files[\\/]save-file))`;

/** The days of India, and how they are written. */
const DAYS =
  /(?:domain[\\/]src[\\/]india[\\/](?:indian-day|long-date)|web[\\/]src[\\/]lib[\\/]language[\\/]day-format)\.ts/;

/** Lists that grow page by page: those of the back office, and a shopper's orders. */
const PAGING = String.raw`lib[\\/]reading[\\/]use-pages\.`;

/** The lists of the back office. */
const OF_STAFF = String.raw`(?:ui[\\/]lists[\\/]|ui[\\/]forms[\\/](?:search-picker|checkbox-group)|lib[\\/](?:addresses[\\/]admin-paths|files[\\/]csv|reading[\\/](?:use-search|use-url-filter)))`;

/** What buyers say of pieces, below a product and on the desk of staff. */
const OF_REVIEWS = String.raw`(?:ui[\\/]stars|lib[\\/]documents[\\/]review-fields)`;

/**
 * Looks, texts and the words that every shelf is told in. What shows a feature is not among them, nor what checks input:
 * these bring a library along, and so would the file that holds them.
 */
const LIGHT_AND_OURS = new RegExp(
  [
    String.raw`[\\/]web[\\/]src[\\/](?!${OF_ORDERS}|${OF_STAFF}|${OF_REVIEWS})(?:ui|lib)[\\/](?!.*(?:form-|-form|contact-fields|table-frame|tab-row|pincode-field|count-field|upload-file|[\\/]file-|attached-file|message-files|use-files|focus-first|dialog|order-timeline|return-|pincode-lookup|avatar|firebase-|fill-in-figures|sale-terms|schemas|use-pages|use-phone|photo-field|read-photos|offline-payment))`,
    String.raw`[\\/]web[\\/]src[\\/](?:features[\\/]cart[\\/]cart-texts|session[\\/]state[\\/]viewer|pages[\\/]page-descriptions)\.ts$`,
    String.raw`[\\/]domain[\\/]src[\\/]\w+[\\/](?:availability|cart|categories|money-format|paise|payment|pictures|priced-line|product|provenance|wishlist)\.ts`,
  ].join('|'),
);

/** What a cart costs: the cart, the checkout and orders add it up, a product's page names its rate; shelves do not. */
const SUMS =
  /domain[\\/]src[\\/]pricing[\\/](?:pricing|discount-shares|gift-card|shipping-rates|tax-table)\.ts/;

/** What goods are sold on: a product's page and the policies tell it, and a cart is held against it. */
const TERMS = /(?:lib[\\/]shop[\\/]sale-terms|domain[\\/]src[\\/]shopping[\\/]delivery)\.ts/;

/** What kinds of goods there are: filters, the facts of a product and the checkout's summary tell it. */
const COLLECTIONS = /domain[\\/]src[\\/]records[\\/]collections\.ts/;

/** What was chosen of a line, how it is said, and that it is woven first: in the cart, at the checkout and in orders. */
const OF_CHOICES =
  /(?:domain[\\/]src[\\/]shopping[\\/](?:line-ref|line-title|requested-lines)|web[\\/]src[\\/]ui[\\/](?:chosen-options|made-to-order-note|made-to-order-texts))\./;

/** What may be chosen: where a product is bought, and where a cart is held against the shelf. */
const OF_CHOOSING = /domain[\\/]src[\\/]catalogue[\\/]product-options\./;

/** How many pieces of a product, beside it and in the cart. */
const OF_QUANTITIES = String.raw`features[\\/]cart[\\/]components[\\/](?:quantity-limit-note|quantity-stepper)`;

/** A card of a product, wherever one stands. */
const OF_CARDS = String.raw`(?:pages[\\/]shop-product-card|features[\\/](?:catalog[\\/](?:catalog-texts|components[\\/](?:stock-label|product-card))|cart[\\/]components[\\/]add-to-cart-button|wishlist[\\/](?:wishlist-texts|components[\\/]wishlist-heart)))\.`;

/** Forms, few of which ask for no e-mail address: the library behind them comes with all that they share. */
const OF_FORMS = String.raw`ui[\\/]forms[\\/](?:contact-fields|focus-first-error)\.`;

/** Lists of cards: of all products, of a collection, and beneath a product. */
const OF_SHELVES = String.raw`features[\\/]catalog[\\/](?:state[\\/](?:known-products|granted-products|use-visible-count)|components[\\/](?:list-error|product-grid|list-frame|back-in-stock-outcome))`;

/** One product, on its page and in its dialog. */
const OF_PRODUCTS = String.raw`(?:pages[\\/]product-slots|features[\\/]catalog[\\/](?:product-texts|state[\\/](?:product-by-slug|recently-viewed)|components[\\/](?:section-title|product-details)))\.`;

/** What the cart and the checkout have in common. */
const OF_CARTS = String.raw`features[\\/]cart[\\/](?:state[\\/](?!check-availability)|components[\\/](?:cart-notices|code-box))`;

function ours(files: string): RegExp {
  return new RegExp(String.raw`[\\/]web[\\/]src[\\/]${files}`);
}

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    productionRouter(),
    inlineStartScript(),
    robots(),
    serviceWorker(),
    writeReleaseList(),
    prerenderPages(),
    ...(mode === 'suite' ? [] : [forbidLocalHosts()]),
  ],
  build: {
    outDir: mode === 'suite' ? 'dist-suite' : 'dist',
    manifest: true,
    rolldownOptions: {
      // A named number weighs what the number does, in whichever file its name stands.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          groups: [
            // What every page needs comes in one file instead of two dozen.
            { name: 'frame', tags: ['$initial'] },
            // Days are written on product pages too, which need nothing of the orders beside them.
            { name: 'days', test: DAYS, minShareCount: 2 },
            { name: 'choices', test: OF_CHOICES, minShareCount: 2 },
            { name: 'choosing', test: OF_CHOOSING, minShareCount: 2 },
            // A group takes along what its files need: what others need too stands in a group before it.
            { name: 'collections', test: COLLECTIONS, minShareCount: 2 },
            // What several pages share, small as it is; never what brings a library along.
            { name: 'shared', test: LIGHT_AND_OURS, minShareCount: 2 },
            { name: 'sums', test: SUMS, minShareCount: 2 },
            { name: 'terms', test: TERMS, minShareCount: 2 },
            { name: 'paging', test: ours(PAGING), minShareCount: 2 },
            { name: 'orders', test: ours(OF_ORDERS), minShareCount: 2 },
            { name: 'reviews', test: ours(OF_REVIEWS), minShareCount: 2 },
            { name: 'lists', test: ours(OF_STAFF), minShareCount: 2 },
            { name: 'quantity', test: ours(OF_QUANTITIES), minShareCount: 2 },
            { name: 'cards', test: ours(OF_CARDS), minShareCount: 2 },
            { name: 'forms', test: ours(OF_FORMS), minShareCount: 2 },
            { name: 'shelves', test: ours(OF_SHELVES), minShareCount: 2 },
            { name: 'product', test: ours(OF_PRODUCTS), minShareCount: 2 },
            { name: 'cart', test: ours(OF_CARTS), minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': API_ORIGIN } },
  test: {
    name: 'web',
    include: ['src/**/*.test.tsx', 'src/**/*.dom.test.ts'],
    environment: 'jsdom',
    isolate: false,
    setupFiles: ['./src/testing/reset-between-tests.ts', './src/testing/setup.ts'],
    testTimeout: 20_000,
    env: { VITE_FIREBASE_PROJECT_ID: 'kargha-test', VITE_FIREBASE_API_KEY: 'none' },
  },
}));
