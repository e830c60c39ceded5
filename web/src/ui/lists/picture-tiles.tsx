import type { ProductPicture as Picture } from '@kargha/domain/catalogue/product';

import { Link } from '../controls/link.tsx';
import { ProductPicture } from '../pictures/product-picture.tsx';
import { styled } from '../theme/styled.ts';
import { TranslatedText } from '../translated-text.tsx';

export interface PictureTile {
  path: string;
  /** in English */
  name: string;
  picture: Picture | undefined;
  note?: string;
}

/** Pictures with names, which lead to lists of products. */
export function PictureTiles({ tiles }: { tiles: readonly PictureTile[] }) {
  return (
    <Grid>
      {tiles.map(({ path, name, picture, note }) => (
        <li key={path}>
          <Tile to={path}>
            <ProductPicture name={name} picture={picture} sizes="(min-width: 900px) 190px, 45vw" />
            <strong>
              <TranslatedText>{name}</TranslatedText>
            </strong>
            {note !== undefined && <small>{note}</small>}
          </Tile>
        </li>
      ))}
    </Grid>
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
  alignContent: 'start',
  gap: spacing(1),
  borderRadius: vars.shop.radius.picture,
  color: vars.palette.text.primary,
  textAlign: 'center',
  textDecoration: 'none',
  '& small': { color: vars.palette.text.secondary },
  '& img': { transition: `transform ${vars.shop.motion.calm}` },
  '&:hover img': { transform: 'scale(1.03)' },
  '&:hover strong': { textDecoration: 'underline' },
}));
