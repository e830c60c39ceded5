import { useCallback } from 'react';

import type { CardProduct } from '@kargha/domain/catalogue/card-product';
import { CatalogueView } from '#features/catalog/list/components/catalogue-view.tsx';
import { CatalogueBanner } from '#features/catalog/list/components/catalogue-banner.tsx';
import { BackInStockOutcome } from '#features/catalog/back-in-stock/components/back-in-stock-outcome.tsx';
import { cardTexts } from '#features/catalog/card-texts.ts';
import { catalogTexts } from '#features/catalog/catalog-texts.ts';
import { useProductDetails } from '#features/catalog/product/state/use-product-details.ts';
import { useListQuery } from '#features/catalog/list/state/use-list-query.ts';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { paths, productPath, productsPath } from '#lib/addresses/paths.ts';
import { IS_SERVER } from '#lib/server/env.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { Page } from '#ui/page.tsx';

import { PRODUCTS_DESCRIPTION } from './page-descriptions.ts';
import { ShopProductCard } from './shop-product-card.tsx';

const ProductDetailsDialog = lazyComponent(
  async () => (await import('./product-details-dialog.tsx')).ProductDetailsDialog,
  {
    onError: 'over',
  },
);

/** A card has only what it shows: the rest is read while it is pressed. */
function preloadDetails(slugOrId: string): void {
  import('./product-details-dialog.tsx').then(
    ({ preloadProduct }) => preloadProduct(slugOrId),
    // The dialog says it.
    () => undefined,
  );
}

export function ProductsPage() {
  const texts = useTexts(catalogTexts);
  const { allTitle } = useTexts(cardTexts);
  const translate = useTranslate();
  const { query } = useListQuery();
  const { openId, pathOf, close } = useProductDetails();
  const search = query.search.trim();
  const isEverything = query.category.value === 'all';
  const card = useCallback(
    (product: CardProduct, isFirst: boolean) => (
      <ShopProductCard
        product={product}
        // Without scripts there is no dialog.
        productPath={IS_SERVER ? productPath(product.slug || product._id) : pathOf(product)}
        isFirst={isFirst}
        onPress={() => preloadDetails(product.slug || product._id)}
      />
    ),
    [pathOf],
  );
  const listTitle = isEverything ? allTitle : translate(query.category.label);

  return (
    <Page
      title={search === '' ? listTitle : texts.resultsTitle(search)}
      lead={isEverything && search === '' ? texts.allLead : undefined}
      description={PRODUCTS_DESCRIPTION}
      path={productsPath(isEverything ? {} : { category: query.category.value })}
      trail={isEverything ? [] : [{ name: allTitle, path: paths.products }]}
      banner={<CatalogueBanner />}
    >
      <CatalogueView card={card} />
      <BackInStockOutcome />
      {openId !== undefined && <ProductDetailsDialog slugOrId={openId} onClose={close} />}
    </Page>
  );
}
