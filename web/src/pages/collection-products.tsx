import { styled } from '@mui/material/styles';

import { catalogTexts } from '#features/catalog/catalog-texts.ts';
import { CardSkeleton } from '#features/catalog/components/product-grid.tsx';
import { ListError } from '#features/catalog/components/list-error.tsx';
import { ListFrame } from '#features/catalog/components/list-frame.tsx';
import { useVisibleCount } from '#features/catalog/state/use-visible-count.ts';
import { useProductsById } from '#features/catalog/state/use-products-by-id.ts';
import type { PublicCollection } from '@kargha/domain/catalogue/public-collection-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { ProductPicture } from '#ui/pictures/product-picture.tsx';

import { ShopProductCard } from './shop-product-card.tsx';

interface CollectionProductsProps {
  slug: string;
  collection: PublicCollection;
}

/** Above the fold on phones: loaded first. */
const FIRST_PICTURES = 2;

export function CollectionProducts({ slug, collection }: CollectionProductsProps) {
  const texts = useTexts(catalogTexts);
  const { coverProductId, productIds } = collection;
  const [limit, showMore] = useVisibleCount(`collection ${slug}`);
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
