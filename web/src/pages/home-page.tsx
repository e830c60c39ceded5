import { preload } from 'react-dom';

import { CategoryTiles } from '#features/home/components/category-tiles.tsx';
import { Hero } from '#features/home/components/hero.tsx';
import { StatsStrip } from '#features/home/components/stats-strip.tsx';
import { SubmitStoryBanner } from '#features/home/components/submit-story-banner.tsx';
import { homeTexts } from '#features/home/home-texts.ts';
import { useHome } from '#features/home/state/home-resources.ts';
import { useTexts } from '#lib/language/language.ts';
import { IS_SERVER } from '#lib/server/env.ts';
import { useShopFront } from '#lib/shop/shop-front.ts';
import { paths } from '#lib/addresses/paths.ts';
import { organization } from '#lib/shop/structured-data.ts';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageWidth } from '#ui/page-width.tsx';
import { SHOP_NAME } from '#ui/page.tsx';
import { RenderNearViewport } from '#ui/render-near-viewport.tsx';
import { styled } from '#ui/theme/styled.ts';

import { HOME_DESCRIPTION } from './page-descriptions.ts';

/** In pixels: what the lists take before they are there. */
const LIST_HEIGHT = 700;
const STORIES_HEIGHT = 420;

const Sarees = lazyComponent(
  async () => (await import('./home-lists.tsx')).HomeSarees,
  inPlace(LIST_HEIGHT),
);
const Featured = lazyComponent(
  async () => (await import('./home-lists.tsx')).HomeFeatured,
  inPlace(LIST_HEIGHT),
);
const Stories = lazyComponent(
  async () => (await import('./home-lists.tsx')).StoryCards,
  inPlace(STORIES_HEIGHT),
);

function inPlace(height: number) {
  return { fallback: <div style={{ height }} />, onError: 'in-place' } as const;
}

export function HomePage() {
  // Loads along with the scripts: the answer has the first pictures.
  if (IS_SERVER) preload('/api/home', { as: 'fetch', crossOrigin: 'anonymous' });
  const texts = useTexts(homeTexts);
  const { seo } = useShopFront();
  return (
    <>
      <PageHead
        title={seo.title || `${SHOP_NAME} · ${texts.title}`}
        description={seo.description || HOME_DESCRIPTION}
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
      <RenderNearViewport height={LIST_HEIGHT}>
        <Sarees products={sarees} />
      </RenderNearViewport>
      <RenderNearViewport height={LIST_HEIGHT}>
        <Featured products={featured} />
      </RenderNearViewport>
      <RenderNearViewport height={STORIES_HEIGHT}>
        <Stories stories={stories} />
      </RenderNearViewport>
    </>
  );
}

const Sheet = styled(PageWidth)(({ theme: { spacing, breakpoints } }) => ({
  paddingBottom: spacing(7),
  [breakpoints.up('md')]: { paddingBottom: spacing(10) },
}));
