import { useTexts } from '#lib/language/language.ts';
import type { Crumb } from '#lib/shop/structured-data.ts';

import { Link } from './controls/link.tsx';
import { styled } from './theme/styled.ts';
import { uiTexts } from './ui-texts.ts';

/** The way to a page; the last crumb is the page. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { breadcrumbs } = useTexts(uiTexts);
  return (
    <Trail aria-label={breadcrumbs}>
      <ol>
        {crumbs.map(({ name, path }, at) => (
          <li key={path}>
            {at < crumbs.length - 1 ? (
              <Link to={path}>{name}</Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </Trail>
  );
}

const Trail = styled('nav')(({ theme: { vars, spacing } }) => ({
  marginTop: spacing(1),
  color: vars.palette.text.secondary,
  fontSize: '0.875rem',
  '& > ol': { display: 'flex', alignItems: 'center', margin: 0, padding: 0 },
  '& li': { display: 'flex', flex: 'none', alignItems: 'center' },
  // One line: the heading below it repeats the name of the page.
  '& li:last-child': { flex: '0 1 auto', minWidth: 0 },
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& li + li::before': { content: '"›" / ""', marginInline: spacing(1) },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: vars.shop.target,
    color: 'inherit',
    textUnderlineOffset: '0.25em',
  },
}));
