/** Import rules. Each violation is an error; the rule's name is the reason. */
const TEST = String.raw`\.test\.tsx?$|^tests/|/testing/`;
/** A feature has these folders itself, or in one folder per task. */
const WEB_DATA = [
  '^web/src/features/[^/]+/data/',
  '^web/src/features/[^/]+/[^/]+/data/',
  '^web/src/session/data/',
];

/** Areas of functions/src, lowest first. An area imports only areas before it. */
const AREAS = [
  ['platform', 'http', 'records', 'mail', 'pdf', 'people', 'messages', 'catalogue', 'stock'],
  ['money', 'documents', 'orders', 'business', 'content', 'account', 'operations'],
].flat();

/** What the platform starts: the app and the functions of each area. */
const ENTRY = '^functions/src/(app|index|[a-z-]+-functions)\\.ts$';

const web = (layers) => `^web/src/(${layers})/`;
const vendor = (names) => `^node_modules/(${names})/`;
const ban = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    ban('no-cycles', {}, { circular: true }),
    // The build writes `virtual:` modules and what the published package starts.
    ban(
      'resolvable-imports-only',
      { pathNot: '^local-suite/bin/' },
      { couldNotResolve: true, pathNot: '^virtual:' },
    ),
    ban('declared-packages-only', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
    ban(
      'no-dev-package-in-production',
      { path: '^(web|functions|domain)/src/', pathNot: TEST },
      { dependencyTypes: ['npm-dev'] },
    ),
    ban(
      'no-test-or-tool-in-production',
      { path: '^(web|functions|domain)/src/', pathNot: TEST },
      { path: [TEST, '^tools/', '^local-suite/'] },
    ),
    ban(
      'no-sample-shop-in-production',
      { path: '^(web|functions|domain)/src/', pathNot: TEST },
      { path: '^sample-shop/' },
    ),

    // Packages
    ban(
      'domain-is-pure',
      { path: '^domain/src/', pathNot: TEST },
      { pathNot: ['^domain/', vendor('yup|valibot')] },
    ),
    ban(
      'web-and-functions-are-separate',
      { path: '^(web|functions)/' },
      { path: '^(web|functions)/', pathNot: '^$1/' },
    ),
    ban(
      'suite-does-not-import-product',
      { path: '^local-suite/', pathNot: TEST },
      { path: '^(web|functions|domain|sample-shop|tools)/' },
    ),
    ban(
      'sample-shop-imports-only-domain-and-suite',
      { path: '^sample-shop/', pathNot: TEST },
      { path: '^(web|functions|tests|tools)/' },
    ),

    // Layers of web/src: lib < ui < session < features < pages < app
    ban(
      'lib-is-lowest-layer',
      { path: web('lib') },
      { path: web('ui|session|features|pages|app') },
    ),
    ban('ui-imports-only-lib', { path: web('ui') }, { path: web('session|features|pages|app') }),
    ban(
      'session-does-not-import-features',
      { path: web('session') },
      { path: web('features|pages|app') },
    ),
    ban('features-do-not-import-pages', { path: web('features') }, { path: web('pages|app') }),
    ban(
      'features-are-separate',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    ban('pages-do-not-import-app', { path: web('pages') }, { path: web('app') }),

    // Inside a feature: components > state > data
    ban('components-do-not-import-data', { path: '^web/src/.*/components/' }, { path: WEB_DATA }),
    ban('data-is-private', { path: web('lib|ui|pages|app') }, { path: WEB_DATA }),
    ban('session-data-is-private', { path: web('features') }, { path: '^web/src/session/data/' }),
    ban(
      'data-and-state-do-not-render',
      { path: '^web/src/.*/(data|state)/', pathNot: TEST },
      { path: ['/components/', vendor('@mui')] },
    ),

    // functions/src: areas in order < app.ts, …-functions.ts < index.ts
    ban(
      'every-folder-of-functions-is-an-area',
      {},
      { path: '^functions/src/[^/]+/', pathNot: [`^functions/src/(${AREAS.join('|')})/`, TEST] },
    ),
    ...AREAS.slice(0, -1).map((area, place) =>
      ban(
        `${area}-does-not-import-higher-areas`,
        { path: `^functions/src/${area}/`, pathNot: TEST },
        { path: `^functions/src/(${AREAS.slice(place + 1).join('|')})/` },
      ),
    ),
    ban(
      'areas-do-not-import-app',
      { path: '^functions/src/[^/]+/', pathNot: TEST },
      { path: ENTRY },
    ),

    // Local suite: the rules language imports no service, the core imports no transport
    ban(
      'rules-language-is-pure',
      { path: '^local-suite/rules/(language|values|evaluation)/', pathNot: TEST },
      { pathNot: ['^local-suite/rules/(language|values|evaluation)/', '^(node:)?crypto$'] },
    ),
    ban(
      'core-does-not-import-transport',
      { path: '^local-suite/firestore/(model|store|query|transactions|service)/', pathNot: TEST },
      { path: ['^local-suite/firestore/(wire|transport|admin-http|triggers)/', vendor('@grpc')] },
    ),

    // Each vendor package is imported in one place
    ban(
      'firebase-sdk-only-in-data',
      {
        path: '^web/',
        pathNot: ['^web/src/lib/(?:firebase/|documents/firebase-document)', '/data/', TEST],
      },
      { path: vendor('firebase|@firebase') },
    ),
    ban(
      'zustand-only-in-state',
      { path: '^web/', pathNot: ['/state/', TEST] },
      { path: vendor('zustand') },
    ),
    ban(
      'formik-only-in-forms',
      { path: '^web/', pathNot: ['-form\\.tsx$', '^web/src/ui/forms/', TEST] },
      { path: vendor('formik') },
    ),
    ban(
      'firebase-functions-only-at-entry',
      {
        path: '^functions/',
        pathNot: ['^functions/src/(index|[a-z-]+-functions)\\.ts$', '^functions/src/platform/'],
      },
      { path: vendor('firebase-functions') },
    ),
    ban(
      'firebase-admin-only-in-platform',
      { path: '^functions/', pathNot: ['^functions/src/platform/', '-repository\\.ts$', TEST] },
      { path: vendor('firebase-admin') },
    ),
    ban(
      'razorpay-only-in-gateway',
      { path: '^(web|functions|domain)/', pathNot: '/razorpay-gateway(\\.test)?\\.ts$' },
      { path: vendor('razorpay') },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(web/dist|web/dist-suite|functions/lib|local-suite/dist)/' },
    tsPreCompilationDeps: true, // type-only imports count too
    combinedDependencies: true, // root devDependencies are visible to every workspace
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
};
