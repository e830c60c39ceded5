import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';

import type { Product } from '@kargha/domain/catalogue/product';
import { pageDescriptionOf, pageTitleOf } from '@kargha/domain/catalogue/product-page-text';
import { ProductLoader } from '#features/catalog/product/components/product-loader.tsx';
import { ProductView } from '#features/catalog/product/components/product-view.tsx';
import { cardTexts } from '#features/catalog/card-texts.ts';
import { productTexts } from '#features/catalog/product-texts.ts';
import { BackInStockOutcome } from '#features/catalog/back-in-stock/components/back-in-stock-outcome.tsx';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { productPath, paths, productsPath, REVIEWS_ANCHOR } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { EmptyState } from '#ui/feedback/page-states.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { Page, SHOP_NAME } from '#ui/page.tsx';
import { RenderNearViewport } from '#ui/render-near-viewport.tsx';

import { PRODUCT_SLOTS } from './product-slots.tsx';

export function ProductPage() {
  const { slug = '' } = useParams();
  return (
    <>
      <BackInStockOutcome />
      <ProductLoader slugOrId={slug} missing={<Missing slug={slug} />}>
        {(product) => <Found product={product} slug={slug} />}
      </ProductLoader>
    </>
  );
}

function Found({ product, slug }: { product: Product; slug: string }) {
  const path = productPath(product.slug || product._id);
  const texts = useTexts(cardTexts);
  const title = useLocalized(product.title, product.titleHindi);
  const description = useLocalized(pageDescriptionOf(product), hindiDescriptionOf(product));
  if (product.slug !== '' && product.slug !== slug) return <Navigate to={path} replace />;
  return (
    <Page
      title={title.text}
      headTitle={title.lang === 'hi' ? title.text : pageTitleOf(product)}
      lang={title.lang}
      description={description.text}
      path={path}
      trail={[{ name: texts.allTitle, path: paths.products }]}
    >
      <ProductView
        product={product}
        slots={PRODUCT_SLOTS}
        reviews={<LazyReviews key={product._id} product={product} />}
      />
    </Page>
  );
}

const ProductReviews = lazyComponent(
  async () => (await import('#features/reviews/components/product-reviews.tsx')).ProductReviews,
  { onError: 'in-place' },
);

/** Loads near the viewport, and only for reviewed products. */
function LazyReviews({ product }: { product: Product }) {
  const { reviews: sum } = product;
  const place = useRef<HTMLDivElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${REVIEWS_ANCHOR}`) place.current?.scrollIntoView();
  }, [hash, key]);
  if (!sum || sum.count <= 0) return null;
  return (
    <div ref={place} id={REVIEWS_ANCHOR} style={{ scrollMarginTop: 72 }}>
      <RenderNearViewport height={420}>
        <ProductReviews product={product} sum={sum} />
      </RenderNearViewport>
    </div>
  );
}

function hindiDescriptionOf({ descriptionHindi = '' }: Product): string {
  return pageDescriptionOf({ searchDescription: '', description: descriptionHindi });
}

/** Offers the words of the address as a search. */
function Missing({ slug }: { slug: string }) {
  const texts = useTexts(productTexts);
  const words = slug
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, MAX_WORDS);
  return (
    <>
      <PageHead title={`${texts.missingTitle} · ${SHOP_NAME}`} isPrivate />
      <EmptyState
        title={texts.missingTitle}
        headingLevel="h1"
        action={
          <>
            <ButtonLink to={productsPath({ search: words })} look="action">
              {texts.searchLike(words)}
            </ButtonLink>
            <ButtonLink to={paths.products} look="quiet">
              {texts.seeAll}
            </ButtonLink>
          </>
        }
      >
        {texts.missingHint}
      </EmptyState>
    </>
  );
}

const MAX_WORDS = 60;
