import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TempleBorder } from '#ui/temple-border.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { aboutTexts } from '../about-texts.ts';

export function MissionAndImpact() {
  const texts = useTexts(aboutTexts);
  return (
    <Band>
      <TempleBorder />
      <div>
        <section>
          <Text variant="h2">{texts.missionTitle}</Text>
          <p data-large>{texts.mission}</p>
        </section>
        <section>
          <Text variant="h2">{texts.impactTitle}</Text>
          <ul>
            {texts.impact.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      </div>
      <Links>
        <ButtonLink to={paths.products} look="action">
          {texts.shop}
        </ButtonLink>
        <ButtonLink to={paths.bulkOrders}>{texts.bulk}</ButtonLink>
      </Links>
    </Band>
  );
}

const Band = styled('div')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  overflow: 'hidden',
  borderRadius: vars.shop.radius.card,
  background: vars.palette.shop.well,
  '& > div:first-of-type': {
    display: 'grid',
    gap: spacing(4),
    padding: spacing(3, 2.5),
    [breakpoints.up('md')]: {
      gridTemplateColumns: '1fr 1fr',
      gap: spacing(6),
      padding: spacing(5, 5, 3),
    },
  },
  '& section': { display: 'grid', gap: spacing(1.5), alignContent: 'start' },
  '& [data-large]': { ...typography.h3, fontWeight: 420, lineHeight: 1.45, textWrap: 'pretty' },
  '& li': {
    position: 'relative',
    paddingInlineStart: spacing(3),
    '&::before': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '0.55em',
      insetInlineStart: 2,
      width: 9,
      height: 9,
      rotate: '45deg',
      background: vars.palette.shop.thread,
    },
  },
  '& li + li': { marginTop: spacing(1.25) },
}));

const Links = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.5),
  padding: spacing(0, 2.5, 3),
  [breakpoints.up('md')]: { padding: spacing(0, 5, 5) },
}));
