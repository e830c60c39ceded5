import { useFigures } from '#lib/shop/advertised-figures.ts';
import { useTexts } from '#lib/language/language.ts';
import { styled } from '#ui/theme/styled.ts';

import { homeTexts } from '../home-texts.ts';

export function StatsStrip() {
  const texts = useTexts(homeTexts);
  const figures = useFigures(homeTexts);
  if (figures.length === 0) return null;
  return (
    <Strip aria-label={texts.statsLabel}>
      {figures.map(({ value, label, lang }) => (
        <li key={label} lang={lang}>
          <strong>{value}</strong>
          {label}
        </li>
      ))}
    </Strip>
  );
}

const Strip = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: theme.spacing(1),
  paddingTop: theme.spacing(4),
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  '& strong': {
    display: 'block',
    color: theme.vars.palette.secondary.main,
    fontFamily: theme.typography.h1.fontFamily ?? 'serif',
    fontSize: 'clamp(1.6rem, 1.2rem + 1.8vw, 2.4rem)',
    fontWeight: 600,
  },
}));
