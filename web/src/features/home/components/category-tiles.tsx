import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { Link } from '#ui/controls/link.tsx';
import { ProductPicture } from '#ui/pictures/product-picture.tsx';
import { styled } from '#ui/theme/styled.ts';

import type { HomeTiles } from '../state/home-resources.ts';
import { homeTexts } from '../home-texts.ts';
import { HomeSection } from './home-section.tsx';

export function CategoryTiles({ tiles }: HomeTiles) {
  const texts = useTexts(homeTexts);
  const translate = useTranslate();
  return (
    <HomeSection title={texts.tilesTitle}>
      <Grid>
        {tiles.map((tile) => (
          <li key={tile.path}>
            <Tile to={tile.path}>
              <ProductPicture
                name={tile.label}
                picture={tile.product?.pictures[0]}
                sizes="(min-width: 900px) 190px, 45vw"
              />
              <strong>{translate(tile.label)}</strong>
            </Tile>
          </li>
        ))}
      </Grid>
    </HomeSection>
  );
}

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(2),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
}));

const Tile = styled(Link)(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1),
  borderRadius: vars.shop.radius.picture,
  color: vars.palette.text.primary,
  textAlign: 'center',
  textDecoration: 'none',
  '& img': { transition: `transform ${vars.shop.motion.calm}` },
  '&:hover img': { transform: 'scale(1.03)' },
  '&:hover strong': { textDecoration: 'underline' },
}));
