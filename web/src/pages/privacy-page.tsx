import { LegalIdentity } from '#features/contact/components/legal-identity.tsx';
import { PrivacyNotice } from '#features/privacy/components/privacy-notice.tsx';
import { privacyTexts } from '#features/privacy/privacy-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { Page } from '#ui/page.tsx';
import { styled } from '#ui/theme/styled.ts';

export function PrivacyPage() {
  const texts = useTexts(privacyTexts);
  return (
    <Page
      title={texts.title}
      lead={texts.lead}
      description={texts.lead}
      path={paths.privacy}
      trail={[]}
    >
      <Sections>
        <PrivacyNotice />
        <LegalIdentity />
      </Sections>
    </Page>
  );
}

const Sections = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
}));
