/** Who may import whom. Every rule is an error; the reason is the rule's name. */
const TEST = String.raw`\.test\.tsx?$|^tests/|/testing/`;
const WEB_DATA = '^web/src/(features/[^/]+|session)/data/';

const web = (layers) => `^web/src/(${layers})/`;
const vendor = (names) => `^node_modules/(${names})/`;
const ban = (name, from, to) => ({ name, severity: 'error', from, to });

module.exports = {
  forbidden: [
    ban('no-cycles', {}, { circular: true }),
    ban('imports-resolve', {}, { couldNotResolve: true }),
    ban('packages-are-declared', {}, { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] }),
    ban(
      'product-ships-no-dev-package',
      { path: '^(web|functions|domain)/src/', pathNot: TEST },
      { dependencyTypes: ['npm-dev'] },
    ),
    ban(
      'product-ships-no-test-or-tool',
      { path: '^(web|functions|domain)/src/', pathNot: TEST },
      { path: [TEST, '^tools/', '^local-suite/'] },
    ),

    // Packages
    ban(
      'domain-is-pure',
      { path: '^domain/src/', pathNot: TEST },
      { pathNot: ['^domain/', vendor('yup')] },
    ),
    ban(
      'web-and-functions-are-strangers',
      { path: '^(web|functions)/' },
      { path: '^(web|functions)/', pathNot: '^$1/' },
    ),
    ban(
      'suite-knows-no-product',
      { path: '^local-suite/', pathNot: TEST },
      { path: '^(web|functions|domain|tools)/' },
    ),

    // Layers of web/src: lib < ui < session < features < pages < app
    ban('lib-is-the-floor', { path: web('lib') }, { path: web('ui|session|features|pages|app') }),
    ban('ui-knows-no-shopper', { path: web('ui') }, { path: web('session|features|pages|app') }),
    ban('session-knows-no-feature', { path: web('session') }, { path: web('features|pages|app') }),
    ban('features-do-not-look-up', { path: web('features') }, { path: web('pages|app') }),
    ban(
      'features-are-strangers',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    ban('pages-do-not-look-up', { path: web('pages') }, { path: web('app') }),

    // Inside a feature: components > state > data
    ban('components-do-not-fetch', { path: '^web/src/.*/components/' }, { path: WEB_DATA }),
    ban('data-is-private', { path: web('lib|ui|pages|app') }, { path: WEB_DATA }),
    ban('session-data-is-private', { path: web('features') }, { path: '^web/src/session/data/' }),
    ban(
      'data-and-state-render-nothing',
      { path: '^web/src/.*/(data|state)/', pathNot: TEST },
      { path: ['/components/', vendor('@mui')] },
    ),

    // Layers of functions/src: platform < http < modules < app.ts < index.ts
    ban(
      'platform-is-the-floor',
      { path: '^functions/src/platform/' },
      { path: '^functions/src/(?!platform/)' },
    ),
    ban(
      'http-knows-no-module',
      { path: '^functions/src/http/' },
      { path: '^functions/src/(?!platform/|http/)' },
    ),
    ban(
      'modules-do-not-look-up',
      { path: '^functions/src/[^/]+/', pathNot: TEST },
      { path: '^functions/src/(app|index)\\.ts$' },
    ),

    // Inside the local suite: the language knows no service, the core knows no wire
    ban(
      'rules-language-is-pure',
      { path: '^local-suite/rules/(language|values|evaluation)/', pathNot: TEST },
      { pathNot: ['^local-suite/rules/(language|values|evaluation)/', '^(node:)?crypto$'] },
    ),
    ban(
      'core-knows-no-wire',
      { path: '^local-suite/firestore/(model|store|query|transactions|service)/', pathNot: TEST },
      { path: ['^local-suite/firestore/(wire|transport|admin-http|triggers)/', vendor('@grpc')] },
    ),

    // Each vendor has one door
    ban(
      'firebase-sdk-behind-data',
      {
        path: '^web/',
        pathNot: ['^web/src/lib/(?:firebase/|documents/firebase-document)', '/data/', TEST],
      },
      { path: vendor('firebase|@firebase') },
    ),
    ban(
      'zustand-behind-state',
      { path: '^web/', pathNot: ['/state/', TEST] },
      { path: vendor('zustand') },
    ),
    ban(
      'formik-behind-forms',
      { path: '^web/', pathNot: ['-form\\.tsx$', '^web/src/ui/forms/', TEST] },
      { path: vendor('formik') },
    ),
    ban(
      'firebase-functions-at-the-edge',
      { path: '^functions/', pathNot: '^functions/src/(index\\.ts|platform/)' },
      { path: vendor('firebase-functions') },
    ),
    ban(
      'firebase-admin-behind-platform',
      { path: '^functions/', pathNot: ['^functions/src/platform/', '-repository\\.ts$', TEST] },
      { path: vendor('firebase-admin') },
    ),
    ban(
      'razorpay-behind-gateway',
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
