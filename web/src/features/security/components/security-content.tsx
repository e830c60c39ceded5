import { useTexts } from '#lib/language/language.ts';
import { contactPath } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { securityTexts } from '../security-texts.ts';

export function SecurityContent() {
  const texts = useTexts(securityTexts);
  return (
    <Sections>
      <section>
        <Text variant="h2">{texts.figuresTitle}</Text>
        <Figures>
          {texts.figures.map(({ value, label, text }) => (
            <Surface key={label}>
              <dt>
                <strong>{value}</strong>
                {label}
              </dt>
              <dd>{text}</dd>
            </Surface>
          ))}
        </Figures>
      </section>
      <section>
        <Text variant="h2">{texts.measuresTitle}</Text>
        <Measures>
          {texts.measures.map(({ title, text }) => (
            <div key={title}>
              <Text variant="h3">{title}</Text>
              <p>{text}</p>
            </div>
          ))}
        </Measures>
      </section>
      <Report>
        <Text variant="h2">{texts.reportTitle}</Text>
        <p>{texts.reportText}</p>
        <ButtonLink to={contactPath('security')} look="action">
          {texts.report}
        </ButtonLink>
      </Report>
    </Sections>
  );
}

const Sections = styled('div')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spacing(6),
  '& > section > h2': { marginBottom: spacing(2.5) },
}));

const Figures = styled('dl')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(2),
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  '& > div': { display: 'grid', alignContent: 'start', gap: spacing(1) },
  '& dt': { fontWeight: 600 },
  '& strong': {
    ...typography.h2,
    display: 'block',
    color: vars.palette.primary.main,
  },
  '& dd': { color: vars.palette.text.secondary },
}));

const Measures = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(3),
  [breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', gap: spacing(4, 6) },
  '& > div': {
    display: 'grid',
    alignContent: 'start',
    gap: spacing(0.75),
    paddingInlineStart: spacing(2),
    borderInlineStart: `3px solid ${vars.palette.shop.thread}`,
  },
  '& p': { color: vars.palette.text.secondary },
}));

const Report = styled(Surface)(({ theme: { spacing } }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: spacing(1.5),
}));
