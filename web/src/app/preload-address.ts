import { matchPath, type Params } from 'react-router-dom';

import { originListPath, ORIGIN_KINDS } from '@kargha/domain/catalogue/origin-address';
import { paths } from '#lib/addresses/paths.ts';
import { loadModule } from '#lib/server/load-module.ts';
import { preloadShopFront } from '#lib/shop/shop-front.ts';

import { pageAt } from './routes.tsx';

type Preload = (params: Params, search: URLSearchParams) => Promise<unknown>;

/** The data of pages that show some at once. Imports its code when it is needed: pages without data load this file, too. */
const DATA: readonly (readonly [pattern: string, preload: Preload])[] = [
  [
    paths.products,
    async (_params, search) => {
      const { preloadProductList } = await loadModule(
        import('#features/catalog/list/state/preload-list.ts'),
      );
      await preloadProductList(search);
    },
  ],
  [
    `${paths.products}/:slug`,
    async ({ slug = '' }) => {
      const { preloadProduct } = await loadModule(
        import('#features/catalog/product/preload-product.ts'),
      );
      const product = await preloadProduct(slug);
      if (!product) return;
      const { preloadPurchase } = await loadModule(import('#pages/product-slots.tsx'));
      await preloadPurchase(product);
    },
  ],
  [
    `${paths.collections}/:slug`,
    async ({ slug = '' }) => {
      const { preloadCollectionProducts } = await loadModule(import('#pages/collection-page.tsx'));
      await preloadCollectionProducts(slug);
    },
  ],
  ...ORIGIN_KINDS.flatMap((kind): (typeof DATA)[number][] => {
    const list = originListPath(kind);
    const load = () => loadModule(import('#pages/origin-page.tsx'));
    return [
      [list, async () => (await load()).preloadOrigins(kind)],
      [`${list}/:slug`, async ({ slug = '' }) => (await load()).preloadOriginPage(kind, slug)],
    ];
  }),
  [
    `${paths.pieces}/:code`,
    async ({ code = '' }) => {
      const { preloadPiece } = await loadModule(import('#features/pieces/state/use-piece.ts'));
      await preloadPiece(code);
    },
  ],
  [
    `${paths.stories}/:storyId`,
    async ({ storyId = '' }) => {
      const { preloadStory } = await loadModule(import('#features/home/state/home-resources.ts'));
      await preloadStory(storyId);
    },
  ],
  [
    paths.policies,
    async () => {
      const { preloadPolicies } = await loadModule(import('#features/about/state/policies.ts'));
      await preloadPolicies();
    },
  ],
  [
    paths.privacy,
    async () => {
      const { preloadPublicSettings } = await loadModule(import('#lib/shop/public-settings.ts'));
      await preloadPublicSettings();
    },
  ],
];

/**
 * Loads the code and the data of an address of the shop, so that its page renders at once. `path` has no prefix of a
 * language. What fails is loaded again, and reported, by the page.
 */
export async function preloadAddress(path: string, search: string): Promise<void> {
  const data = DATA.flatMap(([pattern, preload]) => {
    const match = matchPath(pattern, path);
    return match ? [preload(match.params, new URLSearchParams(search)), preloadFront()] : [];
  });
  await Promise.allSettled([pageAt(path)?.preload(), ...data]);
}

async function preloadFront(): Promise<void> {
  const { discounts } = await preloadShopFront();
  if (!discounts) return;
  const { preloadDiscount } = await loadModule(
    import('#features/catalog/list/components/discount.tsx'),
  );
  await preloadDiscount();
}
