import type { ReactNode } from 'react';

import { formatMoment } from '#lib/language/day-format.ts';

import { styled } from '../theme/styled.ts';

interface TimelineEntry {
  id: string;
  what: string;
  at: Date;
  /** who, and what they wrote */
  details?: ReactNode;
}

/** What happened to a record, in the order given. */
export function RecordTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <Events>
      {entries.map(({ id, what, at, details }) => (
        <li key={id}>
          <strong>{what}</strong>
          <time dateTime={at.toISOString()}>{formatMoment(at)}</time>
          {details}
        </li>
      ))}
    </Events>
  );
}

const Events = styled('ol')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  '& > li': { display: 'grid', gridTemplateColumns: '1fr auto', columnGap: spacing(2) },
  '& strong': { fontWeight: 600 },
  '& time, & p, & ul': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
  '& p, & ul': { gridColumn: '1 / -1', overflowWrap: 'anywhere' },
}));
