import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { useTexts } from '#lib/language/language.ts';

import { aboutTexts } from '../about-texts.ts';

/** How the shop came to be, with its figures beside it. */
export function AboutStory() {
  const texts = useTexts(aboutTexts);
  return (
    <Story>
      <div>
        <Typography variant="h2">{texts.storyTitle}</Typography>
        {texts.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <Figures aria-label={texts.statsLabel}>
        {texts.stats.map(({ value, label }) => (
          <li key={label}>
            <strong>{value}</strong>
            {label}
          </li>
        ))}
      </Figures>
    </Story>
  );
}

const Story = styled('section')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(4),
  '& > div': { display: 'grid', gap: spacing(2), maxWidth: '42rem' },
  '& > div > p': { fontSize: '1.125rem', lineHeight: 1.65 },
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: spacing(8) },
}));

const Figures = styled('ul')(({ theme }) => {
  const { vars, spacing, typography, breakpoints } = theme;
  return {
    display: 'grid',
    alignSelf: 'start',
    gridTemplateColumns: 'repeat(3, 1fr)',
    borderRadius: vars.shop.radius.card,
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
    '& > li': { display: 'grid', padding: spacing(2, 1.5), fontSize: '0.95rem', lineHeight: 1.35 },
    '& strong': { ...typography.h1, fontSize: 'clamp(1.6rem, 1.2rem + 2vw, 2.6rem)' },
    [breakpoints.up('md')]: {
      gridTemplateColumns: '1fr',
      paddingBlock: spacing(1.5),
      '& > li': { padding: spacing(2, 3.5), fontSize: '1.0625rem' },
      '& > li + li': { borderTop: '1px solid color-mix(in srgb, currentColor 25%, transparent)' },
    },
    // By lamp light a bright sheet would outshine the page.
    ...theme.applyStyles('dark', {
      background: vars.palette.shop.moving,
      color: vars.palette.shop.onMoving,
    }),
  };
});
