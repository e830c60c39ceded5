import type { Theme } from '@mui/material/styles';

import { styled } from './theme/styled.ts';

/** Scrolls sideways. Give it a role, label and tabIndex, so that the keyboard can scroll it. */
export const TableFrame = styled('div')(({ theme: { vars, spacing } }) => ({
  overflowX: 'auto',
  // Keeps hidden texts from widening the page.
  position: 'relative',
  marginTop: spacing(1),
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.9375rem' },
  '& th, & td': {
    padding: `var(--row-padding, ${spacing(1)}) ${spacing(1)}`,
    borderTop: `1px solid ${vars.palette.divider}`,
    textAlign: 'start',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  },
  '& [data-number]': { paddingInlineEnd: spacing(2), textAlign: 'end' },
  '& thead th': { border: 0, color: vars.palette.text.secondary, fontWeight: 600 },
  '& tbody th': { fontWeight: 600 },
  ...cellWords(vars, ':is(td, th)'),
  '&[data-opens] tbody tr': { cursor: 'pointer' },
  '& tbody tr:hover': { background: vars.palette.shop.well },
}));

export function cellWords(vars: Theme['vars'], cell: string) {
  return {
    [`& ${cell} > :is(strong, span:not([class]))`]: { display: 'block' },
    [`& ${cell} > strong`]: { fontWeight: 600 },
    [`& ${cell} > :is(strong, a) ~ span:not([class])`]: {
      color: vars.palette.text.secondary,
      fontWeight: 400,
    },
    '& a:not([class])': { color: vars.palette.primary.main },
  };
}

interface TableHeadProps<Column extends string> {
  columns: Readonly<Record<Column, string>>;
  /** Their cells need `data-number` too. */
  numbers?: readonly Column[];
}

export function TableHead<Column extends string>(props: TableHeadProps<Column>) {
  const { columns, numbers = [] } = props;
  const isNumber = (key: string) => numbers.some((number) => number === key) || undefined;
  return (
    <thead>
      <tr>
        {Object.entries<string>(columns).map(([key, column]) => (
          <th key={key} scope="col" data-number={isNumber(key)}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
