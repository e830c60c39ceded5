import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { forbidLocalHosts } from './build/forbid-local-hosts.ts';
import { loadParts } from './build/load-parts.ts';
import { prerenderPages } from './build/prerender-pages.ts';
import { productionRouter } from './build/production-router.ts';
import { writeReleaseList } from './build/release-list.ts';
import { robots } from './build/robots.ts';
import { serviceWorker } from './build/service-worker.ts';
import { smallFormik } from './build/small-formik.ts';
import { inlineStartScript } from './build/start-script.ts';
import { staticStyles } from './build/static-styles.ts';

/** The Hosting emulator, which forwards to the functions; for the development server only. */
const API_ORIGIN = process.env.KARGHA_SHOP_URL ?? 'http://127.0.0.1:5000';

/** Orders, quotations and documents: signed-in pages. */
const ORDERS = String.raw`(?:ui[\\/](?:orders[\\/](?!delivery-answer|order-timeline|return-|exchange-field|photo-field|read-photos|redraw-picture|offline-payment)|message-list|fact)|lib[\\/](?:.*quote-request-texts|documents[\\/](?:quote-document|quote-facts|order-document|return-document)|files[\\/]save-file))`;

/** What dialogs, drawers and menus are made of. */
const MUI =
  /node_modules[\\/](?:@mui|@emotion|stylis|react-transition-group)[\\/]|[\\/]ui[\\/]theme[\\/](?:mui-theme|theme)\./;

/** For who signs in, and for who did. */
const SESSION = /session[\\/](?:sign-in-failure|state[\\/](?:sign-in-actions|activity))\./;

const DAYS =
  /(?:domain[\\/]src[\\/]india[\\/](?:indian-day|long-date)|web[\\/]src[\\/]lib[\\/]language[\\/]day-format)\.ts/;

/** With the library for it; no first view of the shop needs it. */
const SERVER_STATE = String.raw`lib[\\/]reading[\\/](?:server-state|use-pages|use-debounced)\.`;

const STAFF_LISTS = String.raw`(?:ui[\\/]lists[\\/]|ui[\\/]forms[\\/](?:search-picker|checkbox-group|mark-saved|count-texts|picker-texts)|lib[\\/](?:addresses[\\/]admin-paths|files[\\/](?:read-)?csv|language[\\/]actor-names|firebase[\\/]emulator-host|reading[\\/](?:use-search|use-url-filter|iterate-pages)))`;

const REVIEWS = String.raw`ui[\\/]stars\.`;

/** Documents that guests read from Firestore: products, but not the home page. */
const PUBLIC = String.raw`lib[\\/](?:firebase[\\/]public-firestore|shop[\\/]public-settings)\.`;

/** Shared by cart, checkout, orders and forms, but neither by the home page nor by product lists. */
const PAGES = String.raw`(?:lib[\\/](?:reading[\\/]use-read|addresses[\\/]web-address)|ui[\\/](?:feedback[\\/](?:notice|spinner)|toasts[\\/]use-action|forms[\\/](?:lazy-schema|buffered-input)|pictures[\\/]line-picture|bottom-bar|totals-list|included-tax-(?:row|texts)|two-columns|line-tailoring|chosen-options|made-to-order-(?:note|texts))|session[\\/]state[\\/]viewer)\.`;

/** When an order arrives: product page, cart, checkout and orders. */
const DELIVERY = String.raw`(?:ui[\\/]delivery[\\/](?!expected-row)|lib[\\/]shop[\\/]delivery-pincode\.)`;

/** What cards show, and what reads it. */
const PRODUCT_CARDS = String.raw`(?:pages[\\/]card-heart|features[\\/](?:catalog[\\/](?:card-texts|state[\\/](?:known-products|granted-products)|list[\\/]components[\\/](?:stock-label|count-line|list-error)|back-in-stock[\\/]components[\\/]back-in-stock-outcome)|cart[\\/]components[\\/]add-to-cart-button|wishlist[\\/](?:wishlist-texts|components[\\/]wishlist-heart)))\.`;

/**
 * Small shared files. Forms, dialogs and schemas are left out, because they would pull a library into this chunk, and
 * charts, because only staff see them.
 */
const SHARED = new RegExp(
  [
    String.raw`[\\/]web[\\/]src[\\/](?!${ORDERS}|${STAFF_LISTS}|${REVIEWS}|${PUBLIC}|${PAGES}|${DELIVERY}|${PRODUCT_CARDS})(?:ui|lib)[\\/](?!charts|documents[\\/](?:stored-reader|product-document)|server[\\/]read-response|theme[\\/](?:mui-theme|theme|tokens)\.|payment-marks|offer-list|offer-texts|use-media-query|.*(?:form-|-form|contact-fields|table-frame|tab-row|pincode-field|count-field|month-field|upload-file|[\\/]file-|attached-file|use-files|focus-first|dialog|call-endpoint|endpoint-path|order-timeline|return-|exchange-field|pincode-lookup|avatar|firebase-|fill-in-figures|sale-terms|language[\\/]months|schemas|server-state|use-pages|use-debounced|use-phone|photo-field|read-photos|redraw-picture|offline-payment|select-field|chosen-tailoring|chosen-item|expected-row))`,
    String.raw`[\\/]web[\\/]src[\\/](?:features[\\/]cart[\\/]add-to-cart-texts)\.ts$`,
    String.raw`[\\/]domain[\\/]src[\\/]\w+[\\/](?:cart|categories|money-format|origin-address|paise|pictures|product|provenance|wishlist)\.ts`,
  ].join('|'),
);

/** The price of one piece, of product pages too. */
const TAX =
  /domain[\\/]src[\\/]pricing[\\/](?:shipping-rates|tax-table|included-tax|price-mode|price-with-tax|added-tax)\.ts/;

const BULK_PRICE = /domain[\\/]src[\\/]catalogue[\\/]bulk-price\.ts/;

/** Needed by cart, checkout and orders, but not where a product is bought. */
const PRICING =
  /domain[\\/]src[\\/](?:api[\\/]order-fields|pricing[\\/](?:price-order|discount-shares|gift-card|cash-on-delivery-fee|shipping-parts|priced-line))\.ts/;

/** Forms with an address: checkout and profile. */
const ADDRESSES =
  /web[\\/]src[\\/]ui[\\/]forms[\\/](?:form-address-|form-state-field)|domain[\\/]src[\\/]india[\\/]indian-states\.ts/;

/** In the footers of the shop and of checkout. */
const FOOTERS =
  /web[\\/]src[\\/](?:ui[\\/]payment-marks|app[\\/]footer[\\/](?:colour-mode|language)-switch)/;

const SALE_TERMS = /lib[\\/]shop[\\/]sale-terms\.ts/;

const TERMS = /domain[\\/]src[\\/]shopping[\\/]delivery\.ts/;

/** What makes a message; each catalogue of messages comes with the schema that needs it. */
const MESSAGES = /domain[\\/]src[\\/]messages[\\/]message\.ts/;

/** The schema library and what reads with it. No first view of home page or product lists needs it. */
const SCHEMAS =
  /node_modules[\\/]valibot[\\/]|web[\\/]src[\\/]lib[\\/](?:documents[\\/]stored-reader|server[\\/]read-response)\.|domain[\\/]src[\\/](?:records[\\/]stored-fields|api[\\/]response-fields)\.ts/;

/** Pictures of products, also without a card. */
const PICTURES =
  /web[\\/]src[\\/]ui[\\/]pictures[\\/](?:product-picture|picture-url)\.|domain[\\/]src[\\/]catalogue[\\/]pictures\.ts/;

const CARD_PRODUCT = /domain[\\/]src[\\/]catalogue[\\/]card-product\.ts/;

/** Prices, and the frame around pictures of products, of lines in cart and checkout. */
const PRICES =
  /web[\\/]src[\\/](?:ui[\\/](?:price|pictures[\\/]picture-frame)|lib[\\/]shop[\\/]state[\\/]shown-prices|features[\\/]cart[\\/]add-to-cart-texts)\.|domain[\\/]src[\\/]money[\\/](?:money-format|count-format|paise)\.ts/;

/** Whole products. */
const PRODUCTS =
  /lib[\\/]documents[\\/]product-document\.|domain[\\/]src[\\/]catalogue[\\/](?:product|label|provenance)-schema\.ts/;

/** Without the schema of labels. */
const LABELS = /domain[\\/]src[\\/]catalogue[\\/]label-fields\.ts/;

const COLLECTIONS = /domain[\\/]src[\\/]records[\\/]collections\.ts/;

/** The selected options of a line, in cart, checkout and orders. */
const LINE_OPTIONS = /domain[\\/]src[\\/]shopping[\\/](?:gift|line-ref|requested-cart-lines)\./;

/** The available options, where a product is bought and where a cart is checked. */
const PRODUCT_OPTIONS = /domain[\\/]src[\\/]catalogue[\\/]product-options\./;

const QUANTITIES = inSource(
  String.raw`features[\\/]cart[\\/]components[\\/](?:quantity-limit-note|quantity-stepper)`,
);

/** What a piece is made to, where it is bought, in the cart and in orders. */
const TAILORING =
  /domain[\\/]src[\\/](?:catalogue[\\/]tailoring(?:-schema)?|shopping[\\/]tailoring-choice)\.ts/;

/** After it was chosen, and when the choice was wrong. */
const CHOSEN_TAILORING =
  /domain[\\/]src[\\/]messages[\\/]tailoring-messages\.ts|web[\\/]src[\\/]ui[\\/]chosen-tailoring(?:-texts)?\.ts/;

/** Nearly every form needs these, so the form library comes with them. */
const FORMS = String.raw`ui[\\/]forms[\\/](?:contact-fields|focus-first-error)\.`;

const PRODUCT_LISTS = String.raw`(?:pages[\\/]shop-product-card\.|features[\\/]catalog[\\/](?:data[\\/]products\.|list[\\/](?:state[\\/](?:use-visible-count|product-pages|use-list-query|sorts)|components[\\/](?:product-grid|list-frame|product-card|list-controls|product-list|catalogue-banner))))`;

const PRODUCT_PAGES = String.raw`(?:pages[\\/]product-slots|features[\\/]catalog[\\/](?:product-texts|product[\\/](?:state[\\/](?:product-by-slug|recently-viewed)|components[\\/](?:section-title|product-details))))\.`;

const CARTS = String.raw`features[\\/]cart[\\/](?:(?:checks|prices)[\\/]cart-(?:notice|code)-texts\.|(?:\w+[\\/])?state[\\/](?!check-cart-lines)|(?:prices|checks)[\\/]components[\\/](?:cart-notices|cart-code-box))`;

/** For later; "Buy now" saves what else is in the cart. */
const SAVED = inSource(String.raw`features[\\/]cart[\\/]state[\\/](?:saved-store|buy-now)`);

const CARDS = new RegExp(
  String.raw`[\\/]web[\\/]src[\\/]${PRODUCT_CARDS}|[\\/]domain[\\/]src[\\/]catalogue[\\/]product-availability\.ts`,
);

const SHARED_PAGES = new RegExp(
  String.raw`[\\/]web[\\/]src[\\/]${PAGES}|[\\/]domain[\\/]src[\\/](?:payments[\\/]payment|shopping[\\/]line-title)\.ts`,
);

function inSource(files: string): RegExp {
  return new RegExp(String.raw`[\\/]web[\\/]src[\\/]${files}`);
}

/** One chunk compresses better than several, so what is needed together is together. */
function anyOf(...tests: readonly RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => `(?:${source})`).join('|'));
}

const CHUNKS = [
  // One file instead of two dozen for what every page needs.
  { name: 'frame', tags: ['$initial' as const] },
  // A group includes its files' imports, so what other groups also need must come before it.
  { name: 'collections', test: COLLECTIONS, minShareCount: 2 },
  { name: 'public', test: inSource(PUBLIC), minShareCount: 2 },
  { name: 'days', test: DAYS, minShareCount: 2 },
  { name: 'choices', test: LINE_OPTIONS, minShareCount: 2 },
  { name: 'select', test: inSource(String.raw`ui[\\/]forms[\\/]select-field\.`), minShareCount: 2 },
  {
    name: 'shared',
    test: anyOf(PRICES, PICTURES, CARD_PRODUCT, SHARED),
    minShareCount: 2,
  },
  { name: 'terms', test: anyOf(TERMS, TAX), minShareCount: 2 },
  { name: 'buying', test: anyOf(QUANTITIES, SAVED, BULK_PRICE), minShareCount: 2 },
  { name: 'footers', test: FOOTERS, minShareCount: 2 },
  { name: 'choosing', test: anyOf(PRODUCT_OPTIONS, SALE_TERMS, LABELS), minShareCount: 2 },
  { name: 'tailoring', test: TAILORING, minShareCount: 2 },
  { name: 'schemas', test: SCHEMAS, minShareCount: 2 },
  { name: 'whole-products', test: PRODUCTS, minShareCount: 2 },
  { name: 'session', test: SESSION, minShareCount: 2 },
  { name: 'tokens', test: /[\\/]ui[\\/]theme[\\/]tokens\.ts/, minShareCount: 2 },
  // Dialogs, drawers and menus need it; no page does.
  { name: 'mui', test: MUI, minShareCount: 2 },
  { name: 'pages', test: SHARED_PAGES, minShareCount: 2 },
  { name: 'messages', test: MESSAGES, minShareCount: 2 },
  { name: 'sums', test: PRICING, minShareCount: 2 },
  { name: 'chosen-tailoring', test: CHOSEN_TAILORING, minShareCount: 2 },
  { name: 'delivery', test: inSource(DELIVERY), minShareCount: 2 },
  { name: 'server-state', test: inSource(SERVER_STATE), minShareCount: 2 },
  { name: 'orders', test: inSource(ORDERS), minShareCount: 2 },
  { name: 'reviews', test: inSource(REVIEWS), minShareCount: 2 },
  { name: 'lists', test: inSource(STAFF_LISTS), minShareCount: 2 },
  { name: 'forms', test: inSource(FORMS), minShareCount: 2 },
  { name: 'addresses', test: ADDRESSES, minShareCount: 2 },
  { name: 'cards', test: CARDS, minShareCount: 2 },
  { name: 'product-lists', test: inSource(PRODUCT_LISTS) },
  { name: 'product', test: inSource(PRODUCT_PAGES), minShareCount: 2 },
  { name: 'cart', test: inSource(CARTS), minShareCount: 2 },
];

export default defineConfig(({ mode }) => ({
  plugins: [
    staticStyles(),
    react(),
    productionRouter(),
    smallFormik(),
    loadParts(),
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
      // Also inlines constants from other files.
      optimization: { inlineConst: { mode: 'all' } },
      output: {
        codeSplitting: {
          groups: CHUNKS,
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
