import { useSearchParams } from 'react-router-dom';

import { ContactCards } from '#features/contact/components/contact-cards.tsx';
import { ContactForm } from '#features/contact/components/contact-form.tsx';
import { FaqList } from '#features/contact/components/faq-list.tsx';
import { FindUs, SupportInfo } from '#features/contact/components/find-us.tsx';
import { LegalIdentity } from '#features/contact/components/legal-identity.tsx';
import { contactTexts } from '#features/contact/contact-texts.ts';
import { useFaqs } from '#features/contact/state/faqs.ts';
import { contactTopic } from '#features/contact/state/prefill.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { faqPage } from '#lib/shop/structured-data.ts';
import { Page } from '#ui/page.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';
import { TwoColumns } from '#ui/two-columns.tsx';

import { CONTACT_DESCRIPTION } from './page-descriptions.ts';

export function ContactPage() {
  const texts = useTexts(contactTexts);
  const [params] = useSearchParams();
  const topic = contactTopic(params.get('subject'));
  const faqs = useFaqs();
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      description={CONTACT_DESCRIPTION}
      path={paths.contact}
      facts={[faqPage(faqs)]}
    >
      <Sections>
        {!topic && <ContactCards />}
        <TwoColumns side={<Side />}>
          <Surface as="section">
            <Text variant="h2" mb={2.5}>
              {texts.formTitle}
            </Text>
            <ContactForm topic={topic} />
          </Surface>
        </TwoColumns>
        {topic && <ContactCards />}
        <section>
          <Text variant="h2" mb={2}>
            {texts.faqTitle}
          </Text>
          <FaqList faqs={faqs} />
        </section>
        <LegalIdentity />
      </Sections>
    </Page>
  );
}

function Side() {
  return (
    <Stack>
      <FindUs />
      <SupportInfo />
    </Stack>
  );
}

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
}));

const Stack = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2) }));
