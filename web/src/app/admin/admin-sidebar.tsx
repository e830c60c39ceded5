import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { ADMIN_PLACES, placeAt, type AdminPlace } from './admin-navigation.ts';
import { adminTexts } from './admin-texts.ts';
import type { Badges } from './use-badges.ts';

/** The places of the back office, with those below them and what waits there. */
export function AdminSidebar({ badges }: { badges: Badges }) {
  const texts = useTexts(adminTexts);
  const { pathname } = useLocation();
  const here = placeAt(pathname);
  const standingAt = (place: AdminPlace) => {
    if (place !== here) return undefined;
    return pathname === place.path ? 'page' : 'true';
  };
  return (
    <Places aria-label={texts.navigation}>
      <ul>
        {ADMIN_PLACES.map((place) => (
          <Fragment key={place.path}>
            {place.heading && <Heading>{place.heading}</Heading>}
            <li>
              <PlaceLink place={place} standing={standingAt(place)} badges={badges} />
              {place.places && (
                <ul>
                  {place.places.map((below) => (
                    <li key={below.path}>
                      <PlaceLink place={below} standing={standingAt(below)} badges={badges} />
                    </li>
                  ))}
                </ul>
              )}
            </li>
          </Fragment>
        ))}
      </ul>
    </Places>
  );
}

interface PlaceLinkProps {
  place: AdminPlace;
  /** of the place where one is: whether it is its own page or one below it */
  standing: 'page' | 'true' | undefined;
  badges: Badges;
}

function PlaceLink({ place, standing, badges }: PlaceLinkProps) {
  return (
    <Link to={place.path} aria-current={standing}>
      {place.label}
      {place.badge && <Badge kind={place.badge} count={badges[place.badge]} />}
    </Link>
  );
}

/** More would not fit; the list itself tells. */
const MOST_SHOWN = 99;

function Badge({ kind, count }: { kind: keyof Badges; count: number }) {
  const texts = useTexts(adminTexts);
  if (count === 0) return null;
  return (
    <Count>
      <span aria-hidden="true">{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
      <VisuallyHidden>{`, ${texts[kind](count)}`}</VisuallyHidden>
    </Count>
  );
}

const Places = styled('nav')(({ theme: { vars, spacing } }) => ({
  padding: spacing(2),
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& ul ul': { marginInlineStart: spacing(2) },
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(1),
    minHeight: vars.shop.target,
    paddingInline: spacing(1.5),
    borderRadius: vars.shop.radius.control,
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
  },
  '& ul ul a': { fontWeight: 400 },
  '& a:hover': { background: vars.palette.shop.well },
  '& a[aria-current]': {
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
}));

const Heading = styled('li')(({ theme: { vars, spacing } }) => ({
  padding: spacing(2, 1.5, 0.5),
  color: vars.palette.text.secondary,
  fontSize: '0.8125rem',
  fontWeight: 600,
}));

const Count = styled('span')(({ theme: { vars, spacing } }) => ({
  minWidth: 26,
  padding: spacing(0, 1),
  borderRadius: 999,
  background: vars.palette.shop.waiting,
  color: vars.palette.shop.subscribeToPending,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.7,
  textAlign: 'center',
}));
