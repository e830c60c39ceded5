import { useParams } from 'react-router-dom';

import type { PublicCollection } from '@kargha/domain/catalogue/public-collection-endpoints';
import { cardTexts } from '#features/catalog/card-texts.ts';
import { catalogTexts } from '#features/catalog/catalog-texts.ts';
import { Discount } from '#features/catalog/list/components/discount.tsx';
import { ListError } from '#features/catalog/list/components/list-error.tsx';
import { ListFrame } from '#features/catalog/list/components/list-frame.tsx';
import { CardSkeleton } from '#features/catalog/list/components/product-grid.tsx';
import { preloadProducts, useProductsById } from '#features/catalog/state/use-products-by-id.ts';
import { STEP, useVisibleCount } from '#features/catalog/list/state/use-visible-count.ts';
import { collectionsTexts } from '#features/collections/collections-texts.ts';
import {
  localizedCollection,
  preloadCollection,
  readCollectionAgain,
  useCollection,
} from '#features/collections/state/use-collection.ts';
import { useLanguage } from '#lib/language/language-choice.ts';
import { useTexts } from '#lib/language/language.ts';
import { collectionPath, paths } from '#lib/addresses/paths.ts';
import { LoadedPage } from '#ui/loaded-page.tsx';
import { Page } from '#ui/page.tsx';
import { ProductPicture } from '#ui/pictures/product-picture.tsx';
import { styled } from '#ui/theme/styled.ts';

import { ShopProductCard } from './shop-product-card.tsx';

export function CollectionPage() {
  const { slug = '' } = useParams();
  const texts = useTexts(collectionsTexts);
  return (
    <LoadedPage
      read={useCollection(slug)}
      texts={texts}
      elsewhere={{ path: paths.products, name: texts.allProducts }}
      onTryAgain={() => readCollectionAgain(slug)}
    >
      {(collection) => <CollectionDetails slug={slug} collection={collection} />}
    </LoadedPage>
  );
}

interface CollectionDetailsProps {
  slug: string;
  collection: PublicCollection;
}

function CollectionDetails({ slug, collection }: CollectionDetailsProps) {
  const cards = useTexts(cardTexts);
  const language = useLanguage();
  const { lang, title, description } = localizedCollection(language, collection);
  return (
    <Page
      title={title}
      lang={lang}
      lead={description || undefined}
      description={description || title}
      path={collectionPath(slug)}
      trail={[{ name: cards.allTitle, path: paths.products }]}
    >
      <ProductsOfPage name={`collection ${slug}`} {...collection} />
    </Page>
  );
}

/** Reads the collection and the products that it shows first. @throws Error */
export async function preloadCollectionProducts(slug: string): Promise<void> {
  const { coverProductId = '', productIds = [] } = (await preloadCollection(slug)) ?? {};
  const cover = coverProductId === '' ? [] : [coverProductId];
  await preloadProducts([...cover, ...productIds.slice(0, STEP)]);
}

interface ProductsOfPageProps {
  /** of the page: how many products it shows is remembered by it */
  name: string;
  /** the product whose picture is the cover; '' for none */
  coverProductId: string;
  productIds: readonly string[];
}

/** Above the fold on phones: loaded first. */
const FIRST_PICTURES = 2;

/** The listed products, with more on request. */
export function ProductsOfPage({ name, coverProductId, productIds }: ProductsOfPageProps) {
  const texts = useTexts(catalogTexts);
  const [limit, showMore] = useVisibleCount(name);
  const ids = productIds.slice(0, limit);
  const { products, hasFailed } = useProductsById(ids);
  const cover = useProductsById(coverProductId === '' ? [] : [coverProductId]).products[0];
  const picture = cover?.pictures[0];
  if (hasFailed) return <ListError message={texts.failed} />;
  return (
    <>
      {cover && picture && (
        <Cover>
          <ProductPicture
            name={cover.title}
            picture={picture}
            sizes="(min-width: 600px) 360px, 100vw"
          />
        </Cover>
      )}
      <Discount on={{ list: { productIds } }} />
      <ListFrame
        shown={products.length}
        all={productIds.length - (ids.length - products.length)}
        onMore={limit < productIds.length ? showMore : undefined}
      >
        {products.map((product, at) => (
          <li key={product?._id ?? `waiting-${at}`}>
            {product ? (
              <ShopProductCard product={product} isFirst={at < FIRST_PICTURES} />
            ) : (
              <CardSkeleton />
            )}
          </li>
        ))}
      </ListFrame>
    </>
  );
}

const Cover = styled('div')(({ theme }) => ({
  maxWidth: 360,
  marginBottom: theme.spacing(3),
  overflow: 'hidden',
  borderRadius: theme.vars.shop.radius.card,
}));
