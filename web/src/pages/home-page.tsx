import { preload } from 'react-dom';

import type { Product } from '@kargha/domain/catalogue/product';
import { CategoryTiles } from '#features/home/components/category-tiles.tsx';
import { FeaturedProducts } from '#features/home/components/featured-products.tsx';
import { Hero } from '#features/home/components/hero.tsx';
import { SareeCarousel } from '#features/home/components/saree-carousel.tsx';
import { StatsStrip } from '#features/home/components/stats-strip.tsx';
import { StoryCards } from '#features/home/components/story-cards.tsx';
import { SubmitStoryBanner } from '#features/home/components/submit-story-banner.tsx';
import { homeTexts } from '#features/home/home-texts.ts';
import { useHome } from '#features/home/state/home-resources.ts';
import { useTexts } from '#lib/language/language.ts';
import { useShopFront } from '#lib/shop/shop-front.ts';
import { paths } from '#lib/addresses/paths.ts';
import { organization } from '#lib/shop/structured-data.ts';
import { PageHead } from '#ui/page-head.tsx';
import { PageWidth } from '#ui/page-width.tsx';
import { SHOP_NAME } from '#ui/page.tsx';
import { RenderNearViewport } from '#ui/render-near-viewport.tsx';
import { styled } from '#ui/theme/styled.ts';

import { pageDescriptions } from './page-descriptions.ts';
import { ShopProductCard } from './shop-product-card.tsx';

export function HomePage() {
  // Loads along with the scripts: the answer has the first pictures.
  preload('/api/home', { as: 'fetch', crossOrigin: 'anonymous' });
  const descriptions = useTexts(pageDescriptions);
  const texts = useTexts(homeTexts);
  const { seo } = useShopFront();
  return (
    <>
      <PageHead
        title={seo.title || `${SHOP_NAME} · ${texts.title}`}
        description={seo.description || descriptions.home}
        path={paths.home}
        facts={[organization(SHOP_NAME)]}
      />
      <Hero />
      <Sheet>
        <StatsStrip />
        <HomeSections />
        <SubmitStoryBanner />
      </Sheet>
    </>
  );
}

function HomeSections() {
  const home = useHome();
  if (home.status !== 'ready') return null;
  const { tiles, sarees, featured, stories } = home.data;
  return (
    <>
      <RenderNearViewport height={520}>
        <CategoryTiles tiles={tiles} />
      </RenderNearViewport>
      <RenderNearViewport height={700}>
        <SareeCarousel products={sarees} card={renderCard} />
      </RenderNearViewport>
      <RenderNearViewport height={700}>
        <FeaturedProducts products={featured} card={renderCard} />
      </RenderNearViewport>
      <RenderNearViewport height={420}>
        <StoryCards stories={stories} />
      </RenderNearViewport>
    </>
  );
}

function renderCard(product: Product) {
  return <ShopProductCard product={product} headingLevel="h3" />;
}

const Sheet = styled(PageWidth)(({ theme: { spacing, breakpoints } }) => ({
  paddingBottom: spacing(7),
  [breakpoints.up('md')]: { paddingBottom: spacing(10) },
}));
