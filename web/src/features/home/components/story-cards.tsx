import type { HomeStory } from '@kargha/domain/people/story';
import { useLanguage } from '#lib/language/language-choice.ts';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { storyPath } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Surface } from '#ui/surface.tsx';
import { TempleBorder } from '#ui/temple-border.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { homeTexts } from '../home-texts.ts';
import { localizedStory } from '../state/home-resources.ts';
import { HomeSection } from './home-section.tsx';
import { StoryPicture } from './story-picture.tsx';

export function StoryCards({ stories }: { stories: readonly HomeStory[] }) {
  const texts = useTexts(homeTexts);
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <HomeSection title={texts.storiesTitle}>
      <Grid>
        {stories
          .map((one) => localizedStory(language, one))
          .map((story) => (
            <Card as="li" key={story.id}>
              {story.picture ? <StoryPicture picture={story.picture} /> : <TempleBorder short />}
              <Text variant="h3" lang={story.lang}>
                {story.title}
              </Text>
              <p>
                <span lang={story.lang}>{story.person}</span>
                <br />
                {translate(story.place)}
              </p>
              <Text lang={story.lang}>{story.excerpt}</Text>
              <ButtonLink to={storyPath(story.id)} aria-label={texts.readNamed(story.title)}>
                {texts.readStory}
              </ButtonLink>
            </Card>
          ))}
      </Grid>
    </HomeSection>
  );
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Card = styled(Surface)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: theme.spacing(1.5),
  '& > p:first-of-type': { color: theme.vars.palette.text.secondary, fontSize: '0.9375rem' },
  '& > a': { marginTop: 'auto' },
}));
