import { useTexts } from '#lib/language/language.ts';
import { Surface } from '#ui/surface.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { aboutTexts } from '../about-texts.ts';

/** Six small motifs in the style of woven borders, in the order of the values. Each fits a 48 × 48 view box. */
const MOTIFS = [
  <path
    key="seal"
    d="M24 5l5 4 6-1 2 6 6 3-2 6 3 6-6 3-1 6-6 1-4 5-5-4-6 1-2-6-6-2 1-7-4-5 5-4 1-7 6-1z M16 24l6 6 10-12"
  />,
  <path
    key="balance"
    d="M24 8v32M14 40h20M8 16h32M8 16l-5 12h10zM40 16l-5 12h10zM24 8a2 2 0 1 0 .01 0"
  />,
  <path key="shuttle" d="M4 24c10-14 30-14 40 0-10 14-30 14-40 0zM15 24h18M19 20v8M29 20v8" />,
  <path
    key="leaf"
    d="M24 44V16M24 30C12 30 8 20 8 8c12 0 16 8 16 22zM24 36c10 0 16-8 16-18-10 0-16 6-16 18z"
  />,
  <path
    key="weave"
    d="M6 16h36M6 32h36M16 6v36M32 6v36M6 24h7M19 24h10M35 24h7M24 6v7M24 19v10M24 35v7"
  />,
  <path key="temple" d="M6 42h36M6 36h36M10 36l7-14 7 14 7-14 7 14M17 22l7-16 7 16" />,
] as const;

export function CoreValues() {
  const texts = useTexts(aboutTexts);
  return (
    <section>
      <Text variant="h2" mb={2.5}>
        {texts.valuesTitle}
      </Text>
      <Values>
        {texts.values.map(({ title, text }, index) => (
          <Surface as="li" key={title}>
            <svg viewBox="0 0 48 48" width={48} height={48} aria-hidden="true">
              {MOTIFS[index % MOTIFS.length]}
            </svg>
            <Text variant="h3">{title}</Text>
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
