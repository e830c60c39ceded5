import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';
import { detailsPath, paths, storyPath } from '#lib/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { EmptyFace } from '#ui/feedback/faces.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import { Page } from '#ui/page.tsx';

import { homeTexts } from '../home-texts.ts';
import { useStory } from '../state/home-resources.ts';
import { Pieces } from './pieces.tsx';
import { StoryPicture } from './story-picture.tsx';

/** One story in full, with the pieces that it is about. */
export function StoryArticle({ id }: { id: string }) {
  const texts = useTexts(homeTexts);
  const read = useStory(id);
  if (read.status === 'loading') return <Spinner label={texts.loading} />;
  const story = read.status === 'ready' ? read.data : undefined;
  if (!story) {
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
  return (
    <Page
      title={story.title}
      description={story.excerpt}
      path={storyPath(story.id)}
      lead={[story.person, story.place].filter(Boolean).join(' · ')}
    >
      {story.picture && (
        <div style={{ maxWidth: '42rem', marginBottom: 24 }}>
          <StoryPicture picture={story.picture} />
        </div>
      )}
      {story.paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={{ maxWidth: '42rem', mb: 2.5, fontSize: '1.125rem' }}>
          {paragraph}
        </Typography>
      ))}
      {story.productIds.length > 0 && (
        <Pieces ids={story.productIds} height={60}>
          {(products) => (
            <>
              <Typography variant="h3" component="h2" sx={{ mt: 4, mb: 1 }}>
                {texts.fromStory}
              </Typography>
              <ul>
                {products.map((product) => (
                  <li key={product._id}>
                    <Link to={detailsPath(product.slug || product._id)}>{product.title}</Link>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Pieces>
      )}
    </Page>
  );
}
