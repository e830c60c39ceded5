import { PRIVACY_NOTICE_VERSION } from '@kargha/domain/people/consent';
import { chooseLanguage, useLanguage } from '#lib/language/language-choice.ts';
import { LANGUAGE_NAMES, LANGUAGES, useTexts } from '#lib/language/language.ts';
import { contactPath, paths } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { privacyTexts } from '../privacy-texts.ts';

export function PrivacyNotice() {
  const texts = useTexts(privacyTexts);
  return (
    <Sections>
      <Head />
      <section>
        <Text variant="h2">{texts.keptTitle}</Text>
        <Cards>
          {texts.kept.map(({ what, why, howLong }) => (
            <Surface as="li" key={what}>
              <Text variant="h4" component="h3">
                {what}
              </Text>
              <dl>
                <dt>{texts.why}</dt>
                <dd>{why}</dd>
                <dt>{texts.howLong}</dt>
                <dd>{howLong}</dd>
              </dl>
            </Surface>
          ))}
        </Cards>
      </section>
      <section>
        <Text variant="h2">{texts.sharedTitle}</Text>
        <Lines>
          {texts.shared.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Lines>
      </section>
      <section>
        <Text variant="h2">{texts.rightsTitle}</Text>
        <Rights>
          {texts.rights.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Rights>
        <Links>
          <ButtonLink to={paths.profile} look="action">
            {texts.toProfile}
          </ButtonLink>
          <ButtonLink to={contactPath('complaint')}>{texts.complain}</ButtonLink>
        </Links>
      </section>
      <section>
        <Text variant="h2">{texts.childrenTitle}</Text>
        <Paragraph>{texts.children}</Paragraph>
      </section>
      <section>
        <Text variant="h2">{texts.breachTitle}</Text>
        <Paragraph>{texts.breach}</Paragraph>
      </section>
    </Sections>
  );
}

function Head() {
  const texts = useTexts(privacyTexts);
  const language = useLanguage();
  const since = new Intl.DateTimeFormat(`${language}-IN`, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <Links role="group" aria-label={texts.readIn}>
      <p>{texts.version(since.format(new Date(PRIVACY_NOTICE_VERSION)))}</p>
      {LANGUAGES.map((option) => (
        <Button
          key={option}
          lang={option}
          aria-pressed={option === language}
          onClick={() => chooseLanguage(option)}
        >
          {LANGUAGE_NAMES[option]}
        </Button>
      ))}
    </Links>
  );
}

const Sections = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(5),
  '& > section > h2': { marginBottom: spacing(2) },
}));

const Cards = styled('ul')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& > li': { display: 'grid', alignContent: 'start', gap: spacing(1.5) },
  '& dt': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
  '& dd:not(:last-child)': { marginBottom: spacing(1) },
}));

const Lines = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  maxWidth: '42rem',
  paddingInlineStart: theme.spacing(3),
  listStyle: 'disc',
}));

const Rights = styled('dl')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(2.5, 5),
  [breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& > div': {
    paddingInlineStart: spacing(2),
    borderInlineStart: `3px solid ${vars.palette.shop.thread}`,
  },
  '& dt': { fontWeight: 600 },
  '& dd': { color: vars.palette.text.secondary },
}));

const Links = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(1.5),
  // Keeps both languages on one line.
  [breakpoints.down('sm')]: { '& > p': { flexBasis: '100%' } },
  'section > &': { marginTop: spacing(3) },
  '& > [aria-pressed="true"]': { borderColor: vars.palette.primary.main, fontWeight: 700 },
}));

const Paragraph = styled('p')({ maxWidth: '42rem' });
