import { useFigures } from '#lib/shop/advertised-figures.ts';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { aboutTexts } from '../about-texts.ts';

export function AboutStory() {
  const texts = useTexts(aboutTexts);
  return (
    <Story>
      <div>
        <Text variant="h2">{texts.storyTitle}</Text>
        {texts.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <AboutFigures />
    </Story>
  );
}

/** The date shown is that of the oldest figure. */
function AboutFigures() {
  const texts = useTexts(aboutTexts);
  const figures = useFigures(aboutTexts);
  if (figures.length === 0) return null;
  const counted = figures.flatMap(({ asOf }) => asOf?.getTime() ?? []);
  return (
    <figure>
      <Figures aria-label={texts.statsLabel}>
        {figures.map(({ value, label, lang }) => (
          <li key={label} lang={lang}>
            <strong>{value}</strong>
            {label}
          </li>
        ))}
      </Figures>
      <FiguresDate>
        {counted.length > 0 && texts.asOf(formatDay(new Date(Math.min(...counted))))}
      </FiguresDate>
    </figure>
  );
}

const Story = styled('section')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(4),
  '& > div': { display: 'grid', gap: spacing(2), alignContent: 'start', maxWidth: '42rem' },
  '& > div > p': { fontSize: '1.125rem', lineHeight: 1.65 },
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: spacing(8) },
}));

const Figures = styled('ul')(({ theme }) => {
  const { vars, spacing, typography, breakpoints } = theme;
  return {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    borderRadius: vars.shop.radius.card,
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    '& > li': {
      display: 'grid',
      padding: spacing(2, 1.5),
      fontSize: '0.9375rem',
      lineHeight: 1.35,
    },
    '& strong': { ...typography.h1, fontSize: 'clamp(1.6rem, 1.2rem + 2vw, 2.6rem)' },
    [breakpoints.up('md')]: {
      gridAutoFlow: 'row',
      paddingBlock: spacing(1.5),
      '& > li': { padding: spacing(2, 3.5), fontSize: '1.0625rem' },
      '& > li + li': { borderTop: '1px solid color-mix(in srgb, currentColor 25%, transparent)' },
    },
    // In dark mode a bright sheet would be too glaring.
    ...theme.applyStyles('dark', {
      background: vars.palette.shop.moving,
      color: vars.palette.shop.onMoving,
    }),
  };
});

const FiguresDate = styled('figcaption')(({ theme: { vars, spacing } }) => ({
  minHeight: '1.5em',
  marginTop: spacing(0.5),
  color: vars.palette.text.secondary,
  fontSize: '0.875rem',
  lineHeight: 1.5,
}));
