import { aboutTexts } from '#features/about/about-texts.ts';
import { AboutStory } from '#features/about/components/about-story.tsx';
import { CoreValues } from '#features/about/components/core-values.tsx';
import { MissionAndImpact } from '#features/about/components/mission-and-impact.tsx';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Page } from '#ui/page.tsx';
import { styled } from '#ui/theme/styled.ts';

import { ABOUT_DESCRIPTION } from './page-descriptions.ts';

export function AboutPage() {
  const texts = useTexts(aboutTexts);
  return (
    <Page title={texts.title} lead={texts.lead} description={ABOUT_DESCRIPTION} path={paths.about}>
      <Sections>
        <AboutStory />
        <CoreValues />
        <MissionAndImpact />
      </Sections>
    </Page>
  );
}

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(6),
}));
