import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import type { Product } from '@kargha/domain/catalogue/product';
import type { Story } from '@kargha/domain/people/story';
import { useLanguage } from '#lib/language/language-choice.ts';
import { useTexts, type Language } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { productPath, paths, storyPath } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { ErrorState } from '#ui/feedback/page-states.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { LoadedPage } from '#ui/loaded-page.tsx';
import { Page } from '#ui/page.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { uiTexts } from '#ui/ui-texts.ts';

import { homeTexts } from '../home-texts.ts';
import {
  readStoryAgain,
  localizedStory,
  useStory,
  useHomeProducts,
} from '../state/home-resources.ts';
import { StoryPicture } from './story-picture.tsx';

export function StoryPage() {
  const { storyId = '' } = useParams();
  return <StoryArticle id={storyId} />;
}

export function StoryArticle({ id }: { id: string }) {
  const texts = useTexts(homeTexts);
  const language = useLanguage();
  return (
    <LoadedPage
      read={useStory(id)}
      texts={{
        loading: texts.loading,
        failed: texts.storiesFailed,
        missing: texts.storyMissing,
        missingHint: texts.storyMissingHint,
      }}
      elsewhere={{ path: paths.home, name: texts.toHome }}
      onTryAgain={() => readStoryAgain(id)}
    >
      {(story) => <StoryText story={localizedStory(language, story)} />}
    </LoadedPage>
  );
}

function StoryText({ story }: { story: Story & { lang: Language } }) {
  const translate = useTranslate();
  const { lang } = story;
  const place = lang === 'hi' ? translate(story.place) : story.place;
  return (
    <Column>
      <Page
        title={story.title}
        lang={lang}
        description={story.excerpt}
        path={storyPath(story.id)}
        trail={[]}
        lead={[story.person, place].filter(Boolean).join(' · ')}
      >
        {story.picture && (
          <div style={{ marginBottom: 24 }}>
            <StoryPicture picture={story.picture} />
          </div>
        )}
        {story.paragraphs.map((paragraph) => (
          <Text key={paragraph} lang={lang} mb={2.5} style={{ fontSize: '1.125rem' }}>
            {paragraph}
          </Text>
        ))}
        {story.productIds.length > 0 && <StoryProducts ids={story.productIds} />}
      </Page>
    </Column>
  );
}

const Column = styled('div')({ '--page-width': '45rem' });

function StoryProducts({ ids }: { ids: readonly string[] }) {
  const texts = useTexts(homeTexts);
  return (
    <HomeProducts ids={ids} height={60}>
      {(products) => (
        <>
          <Text variant="h3" component="h2" mt={4} mb={1}>
            {texts.fromStory}
          </Text>
          <ul>
            {products.map((product) => (
              <li key={product._id}>
                <ProductLink product={product} />
              </li>
            ))}
          </ul>
        </>
      )}
    </HomeProducts>
  );
}

interface HomeProductsProps {
  ids: readonly string[];
  /** Height of the skeleton in pixels. */
  height: number;
  children: (products: readonly Product[]) => ReactNode;
}

function HomeProducts({ ids, height, children }: HomeProductsProps) {
  const texts = useTexts(uiTexts);
  const products = useHomeProducts(ids);
  if (products.status === 'loading') return <Skeleton aria-hidden="true" style={{ height }} />;
  if (products.status === 'ready') return children(products.data);
  return (
    <ErrorState
      title={products.message}
      action={<Button onClick={() => window.location.reload()}>{texts.tryAgain}</Button>}
    />
  );
}

function ProductLink({ product }: { product: Product }) {
  const { text, lang } = useLocalized(product.title, product.titleHindi);
  return (
    <ButtonLink look="quiet" lang={lang} to={productPath(product.slug || product._id)}>
      {text}
    </ButtonLink>
  );
}
