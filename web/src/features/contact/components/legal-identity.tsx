import { formatPhone } from '@kargha/domain/india/phone-number';
import { useTexts } from '#lib/language/language.ts';
import { contactPath } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TranslatedText } from '#ui/translated-text.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { contactTexts } from '../contact-texts.ts';
import { useShopDetails } from '../state/shop-details.ts';

export function LegalIdentity() {
  const texts = useTexts(contactTexts);
  const details = useShopDetails();
  if (details.status !== 'ready') return null;
  const { legalName, gstin, isComposition, address, grievanceOfficer: officer } = details.data;
  return (
    <Pair>
      <Surface as="section">
        <Text variant="h3" component="h2">
          {texts.grievanceTitle}
        </Text>
        <p>
          <strong lang="en">{officer.name}</strong>
          {officer.designation !== contactTexts.en.grievanceTitle && (
            <>
              <br />
              <TranslatedText>{officer.designation}</TranslatedText>
            </>
          )}
        </p>
        <p>
          <a href={`mailto:${officer.email}`}>{officer.email}</a>
          <br />
          <a href={`tel:+91${officer.phone}`}>{`+91 ${formatPhone(officer.phone)}`}</a>
        </p>
        <p>{texts.grievanceHint}</p>
        <ButtonLink to={contactPath('complaint')}>{texts.complain}</ButtonLink>
      </Surface>
      <Surface as="section">
        <Text variant="h3" component="h2">
          {texts.legalTitle}
        </Text>
        <dl>
          <dt>{texts.legalName}</dt>
          <dd lang="en">{legalName}</dd>
          {gstin !== '' && (
            <>
              <dt>{texts.gstin}</dt>
              <dd>
                {gstin}
                {isComposition && ` (${texts.composition})`}
              </dd>
            </>
          )}
          <dt>{texts.address}</dt>
          <dd lang="en">{address}</dd>
        </dl>
      </Surface>
    </Pair>
  );
}

const Pair = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(2),
  [breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& > section': { display: 'grid', gap: spacing(1.5), alignContent: 'start' },
  '& > section > a': { justifySelf: 'start' },
  '& p a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 28,
    color: vars.palette.primary.main,
    overflowWrap: 'anywhere',
  },
  '& dt': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
  '& dd': { marginBottom: spacing(1.25), overflowWrap: 'anywhere' },
}));
