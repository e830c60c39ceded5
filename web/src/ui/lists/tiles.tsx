import type { ReactNode } from 'react';

import { Surface } from '../surface.tsx';
import { styled } from '../theme/styled.ts';

/** Label, value, hint and what follows the label; a value that is not known yet is undefined. */
export type TileRow = readonly [
  label: string,
  value: string | number | undefined,
  hint?: ReactNode,
  about?: ReactNode,
];

const UNKNOWN = '—';

export function Tiles({ label, tiles }: { label: string; tiles: readonly TileRow[] }) {
  return (
    <Row aria-label={label}>
      {tiles.map(([name, value = UNKNOWN, hint, about]) => (
        <Surface key={name}>
          <dt>
            {name} {about}
          </dt>
          <dd>{value}</dd>
          {hint && <dd>{hint}</dd>}
        </Surface>
      ))}
    </Row>
  );
}

const Row = styled('dl')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(2),
  margin: spacing(0, 0, 1.5),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))',
    gap: spacing(1.5),
  },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, color: vars.palette.text.secondary, fontSize: '0.875rem' },
  '& dt + dd': {
    color: vars.palette.text.primary,
    fontSize: 'clamp(1.25rem, 4vw, 1.5rem)',
    lineHeight: 1.3,
    fontWeight: 700,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
}));
