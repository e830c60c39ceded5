import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { useLanguage } from '#lib/language/language-choice.ts';
import { useTexts } from '#lib/language/language.ts';
import { useSay } from '#lib/language/sentences.ts';
import { detailsPath, paths, storyPath } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyFace, FailedFace } from '#ui/feedback/faces.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Page } from '#ui/page.tsx';
import { uiTexts } from '#ui/ui-texts.ts';

import { homeTexts } from '../home-texts.ts';
import { readStoryAgain, storyIn, useStory } from '../state/home-resources.ts';
import { Pieces } from './pieces.tsx';
import { StoryPicture } from './story-picture.tsx';

/** One story in full, with the pieces that it is about. */
export function StoryArticle({ id }: { id: string }) {
  const texts = useTexts(homeTexts);
  const { tryAgain } = useTexts(uiTexts);
  const language = useLanguage();
  const read = useStory(id);
  if (read.status === 'loading') return <Spinner label={texts.loading} />;
  if (read.status === 'failed') {
    return (
      <FailedFace
        title={read.message}
        action={<Button onClick={() => readStoryAgain(id)}>{tryAgain}</Button>}
      />
    );
  }
  if (read.data === null) {
    return (
      <EmptyFace
        title={texts.storyMissing}
        headingLevel="h1"
        action={<ButtonLink to={paths.home}>{texts.toHome}</ButtonLink>}
      >
        {texts.storyMissingHint}
      </EmptyFace>
    );
  }
  return <Told story={storyIn(language, read.data)} />;
}

function Told({ story }: { story: ReturnType<typeof storyIn> }) {
  const say = useSay();
  const { lang } = story;
  const place = lang === 'hi' ? say(story.place) : story.place;
  return (
    <Column>
      <Page
        title={story.title}
        lang={lang}
        description={story.excerpt}
        path={storyPath(story.id)}
        lead={[story.person, place].filter(Boolean).join(' · ')}
      >
        {story.picture && (
          <div style={{ marginBottom: 24 }}>
            <StoryPicture picture={story.picture} />
          </div>
        )}
        {story.paragraphs.map((paragraph) => (
          <Typography key={paragraph} lang={lang} sx={{ mb: 2.5, fontSize: '1.125rem' }}>
            {paragraph}
          </Typography>
        ))}
        {story.productIds.length > 0 && <FromStory ids={story.productIds} />}
      </Page>
    </Column>
  );
}

/** Heading, picture and text stand in the middle of a wide screen, in lines that read well. */
const Column = styled('div')({ '--page-width': '45rem' });

/** What the shop sells of what the story is about. */
function FromStory({ ids }: { ids: readonly string[] }) {
  const texts = useTexts(homeTexts);
  return (
    <Pieces ids={ids} height={60}>
      {(products) => (
        <>
          <Typography variant="h3" component="h2" sx={{ mt: 4, mb: 1 }}>
            {texts.fromStory}
          </Typography>
          <ul>
            {products.map((product) => (
              <li key={product._id}>
                <ButtonLink look="quiet" lang="en" to={detailsPath(product.slug || product._id)}>
                  {product.title}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </Pieces>
  );
}
