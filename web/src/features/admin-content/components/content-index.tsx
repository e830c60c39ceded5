import { CONTENT_SECTIONS } from '@kargha/domain/settings/content';
import { adminPaths } from '#lib/addresses/admin-paths.ts';
import { useTexts } from '#lib/language/language.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { IndexPage } from '#ui/lists/index-page.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminContentTexts } from '../admin-content-texts.ts';

export function ContentPage() {
  const texts = useTexts(adminContentTexts);
  return (
    <IndexPage title={texts.title} subtitle={texts.lead}>
      <ContentIndex />
    </IndexPage>
  );
}

function ContentIndex() {
  const texts = useTexts(adminContentTexts);
  const sections = CONTENT_SECTIONS.map((id) => ({
    id,
    name: texts.sections[id],
    lead: texts.leads[id],
    see: undefined,
  }));
  const [home, ...others] = sections;
  const submissions = [
    { id: 'stories', name: texts.stories, lead: texts.storiesLead, see: undefined },
    { id: 'reviews', name: texts.reviews, lead: texts.reviewsLead, see: undefined },
    { id: 'searches', name: texts.searches, lead: texts.searchesLead, see: texts.seeSearches },
    { id: 'emails', name: texts.emails, lead: texts.emailsLead, see: texts.seeEmails },
  ];
  return (
    <Cards>
      {[...(home ? [home] : []), ...submissions, ...others].map(({ id, name, lead, see }) => (
        <Card key={id}>
          <Text variant="h4" component="h2">
            {name}
          </Text>
          <p>{lead}</p>
          <ButtonLink to={`${adminPaths.content}/${id}`}>{see ?? texts.open(name)}</ButtonLink>
        </Card>
      ))}
    </Cards>
  );
}

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
}));

const Card = styled(Surface)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateRows: 'auto 1fr auto',
  justifyItems: 'start',
}));
