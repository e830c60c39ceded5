import { styled, type Theme } from '@mui/material/styles';

/** Around a table: scrolls sideways where it is too wide. Give it role, label and tabIndex, so that keys scroll it. */
export const TableFrame = styled('div')(({ theme: { vars, spacing } }) => ({
  overflowX: 'auto',
  // Words for screen readers scroll with their table instead of widening the page.
  position: 'relative',
  marginTop: spacing(2),
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.95rem' },
  '& th, & td': {
    padding: spacing(1),
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

/** How words, their notes and links stand in what one column says of one row; `cell` is its selector. */
export function cellWords(vars: Theme['vars'], cell: string) {
  return {
    [`& ${cell} > :is(strong, span:not([class]))`]: { display: 'block' },
    [`& ${cell} > strong`]: { fontWeight: 600 },
    [`& ${cell} > :is(strong, a) + span:not([class])`]: {
      color: vars.palette.text.secondary,
      fontWeight: 400,
    },
    '& a:not([class])': { color: vars.palette.primary.main },
  };
}

/** The head of a table: the names of its columns, in their order. */
export function TableHead({ columns }: { columns: Readonly<Record<string, string>> }) {
  return (
    <thead>
      <tr>
        {Object.values(columns).map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  );
}
