import type { ReactNode } from 'react';

import type { PagedRows } from '#lib/reading/use-pages.ts';

import { Text } from '../text.tsx';
import { styled } from '../theme/styled.ts';

export interface ShownRowsTexts {
  /** how many rows are shown, for lists that say so */
  shown?: (rows: number, hasMore: boolean) => string;
}

export interface ShownRowsProps<Row> {
  texts: ShownRowsTexts;
  list: PagedRows<Row>;
  /** news next to it; `false` keeps the place free, so that rows do not move when there is some */
  note?: ReactNode;
}

export function ShownRows<Row>({ texts, list, note }: ShownRowsProps<Row>) {
  if (!texts.shown) return null;
  return (
    <Line data-has-note={note !== undefined || undefined}>
      <Text role="status" tone="secondary">
        {list.status !== 'loading' && texts.shown(list.rows.length, list.hasMore)}
      </Text>
      {note}
    </Line>
  );
}

const Line = styled('div')(({ theme: { typography, spacing } }) => ({
  ...typography.body1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(2),
  // Also while nothing is said, so that the rows below do not move.
  minHeight: '1lh',
  '&[data-has-note]': { minHeight: 52 },
}));
