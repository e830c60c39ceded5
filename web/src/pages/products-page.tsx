import { CatalogueView } from '#features/catalog/components/catalogue-view.tsx';
import { Frieze } from '#features/catalog/components/frieze.tsx';
import { NoticeOutcome } from '#features/catalog/components/notice-outcome.tsx';
import { catalogTexts } from '#features/catalog/catalog-texts.ts';
import { useDetails } from '#features/catalog/state/use-details.ts';
import { useListQuery } from '#features/catalog/state/use-list-query.ts';
import { useTexts } from '#lib/language/language.ts';
import { useSay } from '#lib/language/sentences.ts';
import { productsPath } from '#lib/addresses/paths.ts';
import { laterPart } from '#ui/feedback/later-part.tsx';
import { Page } from '#ui/page.tsx';

import { pageDescriptions } from './page-descriptions.ts';
import { ShelfCard } from './shelf-card.tsx';

/** The details with all that they need come when they are opened first. */
const OpenDetails = laterPart(async () => (await import('./open-details.tsx')).OpenDetails, {
  lost: 'over',
});

export function ProductsPage() {
  const descriptions = useTexts(pageDescriptions);
  const texts = useTexts(catalogTexts);
  const say = useSay();
  const { query } = useListQuery();
  const { openId, pathOf, close } = useDetails();
  const isEverything = query.category.value === 'all';

  return (
    <Page
      title={isEverything ? texts.allTitle : say(query.category.label)}
      lead={isEverything ? texts.allLead : undefined}
      description={descriptions.products}
      path={productsPath(isEverything ? {} : { category: query.category.value })}
      crown={<Frieze />}
    >
      <CatalogueView
        card={(product, isFirst) => (
          <ShelfCard product={product} detailsPath={pathOf(product)} isFirst={isFirst} />
        )}
      />
      <NoticeOutcome />
      {openId !== undefined && <OpenDetails slugOrId={openId} onClose={close} />}
    </Page>
  );
}
