import { useTexts } from '#lib/language/language.ts';
import { PictureTiles } from '#ui/lists/picture-tiles.tsx';

import type { HomeTiles } from '../state/home-resources.ts';
import { homeTexts } from '../home-texts.ts';
import { HomeSection } from './home-section.tsx';

export function CategoryTiles({ tiles }: HomeTiles) {
  const texts = useTexts(homeTexts);
  return (
    <HomeSection title={texts.tilesTitle}>
      <PictureTiles
        tiles={tiles.map(({ path, label, product }) => ({
          path,
          name: label,
          picture: product?.pictures[0],
        }))}
      />
    </HomeSection>
  );
}
