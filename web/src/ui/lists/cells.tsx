import type { ReactNode } from 'react';

import { adminOrderPath } from '#lib/addresses/paths.ts';

import { Link } from '../controls/link.tsx';
import { styled } from '../theme/styled.ts';

/** A cell with a smaller second line. */
export function twoLines(first: ReactNode, second: ReactNode): ReactNode {
  return (
    <Lines>
      <strong>{first}</strong>
      <span>{second}</span>
    </Lines>
  );
}

/** The number of an order, which opens it in the back office. */
export function orderLink(id: string, number: ReactNode): ReactNode {
  return <Link to={adminOrderPath(id)}>{number}</Link>;
}

const Lines = styled('div')(({ theme }) => ({
  display: 'grid',
  width: 'max-content',
  maxWidth: '17.5rem',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '& > strong': { fontWeight: 600 },
  '& > span': { color: theme.vars.palette.text.secondary, fontWeight: 400 },
}));

/** A cell with several lines, such as a name with its tags. */
export const StackedCell = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.5),
  width: 'max-content',
  maxWidth: '12.5rem',
  whiteSpace: 'normal',
  '& > span, & > small': { color: theme.vars.palette.text.secondary, fontWeight: 400 },
  '& a': { color: theme.vars.palette.primary.main },
}));

/** A cell with text that wraps; others stay on one line. */
export const WrappedCell = styled('div')({
  minWidth: '10rem',
  maxWidth: '22rem',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
