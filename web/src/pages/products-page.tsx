import { CatalogueView } from '#features/catalog/components/catalogue-view.tsx';
import { OpenDetails } from '#features/catalog/components/open-details.tsx';
import { ProductCard } from '#features/catalog/components/product-card.tsx';
import { catalogTexts } from '#features/catalog/catalog-texts.ts';
import { useDetails } from '#features/catalog/state/use-details.ts';
import { useListQuery } from '#features/catalog/state/use-list-query.ts';
import { useTexts } from '#lib/language/language.ts';
import { productsPath } from '#lib/paths.ts';
import { Page } from '#ui/page.tsx';

import { pageDescriptions } from './page-descriptions.ts';
import { CardAction, CardHeart } from './product-card-slots.tsx';

export function ProductsPage() {
  const descriptions = useTexts(pageDescriptions);
  const texts = useTexts(catalogTexts);
  const { query } = useListQuery();
  const { pathOf } = useDetails();
  const isEverything = query.category.value === 'all';

  return (
    <Page
      title={isEverything ? texts.allTitle : query.category.label}
      lead={isEverything ? texts.allLead : undefined}
      description={descriptions.products}
      path={productsPath(isEverything ? {} : { category: query.category.value })}
    >
      <CatalogueView
        card={(product, isFirst) => (
          <ProductCard
            product={product}
            detailsPath={pathOf(product)}
            isFirst={isFirst}
            action={<CardAction product={product} />}
            heart={<CardHeart product={product} />}
          />
        )}
      />
      <OpenDetails
        action={(product) => <CardAction product={product} />}
        heart={(product) => <CardHeart product={product} />}
      />
    </Page>
  );
}
