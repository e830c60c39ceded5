import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { useTexts } from '#lib/language/language.ts';
import { Surface } from '#ui/surface.tsx';

import { aboutTexts } from '../about-texts.ts';
import { MOTIFS } from './motifs.tsx';

export function CoreValues() {
  const texts = useTexts(aboutTexts);
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 2.5 }}>
        {texts.valuesTitle}
      </Typography>
      <Values>
        {texts.values.map(({ title, text }, index) => (
          <Surface as="li" key={title}>
            <svg viewBox="0 0 48 48" width={48} height={48} aria-hidden="true">
              {MOTIFS[index % MOTIFS.length]}
            </svg>
            <Typography variant="h3">{title}</Typography>
            <p>{text}</p>
          </Surface>
        ))}
      </Values>
    </section>
  );
}

const Values = styled('ul')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(2),
  [breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  '& > li': { display: 'grid', alignContent: 'start', gap: spacing(1) },
  '& p': { color: vars.palette.text.secondary },
  '& svg': {
    fill: 'none',
    stroke: vars.palette.shop.thread,
    strokeWidth: 2,
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
}));
