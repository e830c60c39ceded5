import { useTexts } from '#lib/language/language.ts';
import { paths } from '#lib/addresses/paths.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { homeTexts } from '../home-texts.ts';
import { useHome } from '../state/home-resources.ts';
import { ScrollingColumn } from './scrolling-column.tsx';

export function Hero() {
  const texts = useTexts(homeTexts);
  return (
    <Ground>
      <Inner>
        <Intro>
          <Text variant="h1" style={{ fontSize: 'clamp(2.4rem, 1.6rem + 3.6vw, 4.2rem)' }}>
            {texts.heroTitle}
          </Text>
          <Text tone="secondary" style={{ maxWidth: '34rem' }}>
            {texts.heroLead}
          </Text>
          <Links>
            <ButtonLink to={paths.products} look="action">
              {texts.shopCollection}
            </ButtonLink>
            <ButtonLink to={paths.bulkOrders} aria-describedby="bulk-hint">
              {texts.bulkOrders}
            </ButtonLink>
            <p id="bulk-hint">{texts.bulkHint}</p>
          </Links>
        </Intro>
        <HeroPictures />
      </Inner>
    </Ground>
  );
}

function HeroPictures() {
  const texts = useTexts(homeTexts);
  const home = useHome();
  const known = home.status === 'ready' ? home.data.hero.slice(0, MAX_HERO_PRODUCTS) : [];
  const products = home.status === 'loading' ? undefined : known;
  const half = Math.floor(known.length / 2);
  return (
    <Columns aria-label={texts.heroPictures} role="group">
      <ScrollingColumn products={products?.slice(0, half)} direction="up" isFirst />
      <ScrollingColumn products={products?.slice(half)} direction="down" />
    </Columns>
  );
}

const MAX_HERO_PRODUCTS = 8;

const Ground = styled('div')(({ theme: { vars } }) => ({
  borderBottom: `1px solid ${vars.palette.divider}`,
  background: vars.palette.shop.well,
  overflow: 'clip',
}));

const Inner = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  alignItems: 'center',
  maxWidth: theme.vars.shop.pageWidth,
  marginInline: 'auto',
  padding: theme.spacing(5, 2, 0),
  [theme.breakpoints.up('sm')]: { paddingInline: theme.spacing(3) },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
    paddingBlock: 0,
  },
}));

const Intro = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5) }));

const Links = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  '& > p': {
    flexBasis: '100%',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
    transition: `opacity ${theme.vars.shop.motion.calm}`,
  },
  '@media (hover: hover)': {
    '& > p': { opacity: 0 },
    '&:hover > p, &:focus-within > p': { opacity: 1 },
  },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(2),
  height: 340,
  overflow: 'hidden',
  [theme.breakpoints.up('md')]: { height: 560 },
}));
