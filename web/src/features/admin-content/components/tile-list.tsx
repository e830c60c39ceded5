import { useState } from 'react';

import type { HomeContent } from '@kargha/domain/settings/content';
import { useTexts } from '#lib/language/language.ts';
import { FormSection } from '#ui/forms/form-section.tsx';

import { adminContentTexts } from '../admin-content-texts.ts';
import { useProductTitles } from '../state/use-product-titles.ts';
import { replaceAt } from '../state/use-section.ts';
import { EntryList } from './entry-list.tsx';
import { ProductSearch } from './product-list-field.tsx';
import { ContentTextField } from './content-text-field.tsx';

type Tile = HomeContent['tiles'][number];

export function TileList({
  tiles,
  onChange,
}: {
  tiles: readonly Tile[];
  onChange: (tiles: Tile[]) => void;
}) {
  const texts = useTexts(adminContentTexts);
  const { titles } = useProductTitles(tiles.map(({ productId }) => productId));
  const [keys] = useState(() => new WeakMap<Tile, string>());
  const keyOf = (tile: Tile) => keys.get(tile) ?? tile.productId;
  const change = (index: number, tile: Tile, changes: Partial<Tile>) => {
    const next = { ...tile, ...changes };
    keys.set(next, keyOf(tile));
    onChange(replaceAt(tiles, index, next));
  };
  return (
    <FormSection title={texts.tiles}>
      <EntryList
        label={texts.tiles}
        entries={tiles}
        keyOf={keyOf}
        nameOf={({ label }) => label || texts.newTile}
        onChange={onChange}
      >
        {(tile, index) => (
          <>
            <ContentTextField
              label={texts.tileLabel}
              maxLength={40}
              value={tile.label}
              onChange={(label) => change(index, tile, { label })}
            />
            <ContentTextField
              label={texts.tilePath}
              hint={texts.tileHint}
              maxLength={200}
              value={tile.path}
              onChange={(path) => change(index, tile, { path })}
            />
            <p>
              {texts.tileProduct} {titles.get(tile.productId) ?? tile.productId}
            </p>
          </>
        )}
      </EntryList>
      <ProductSearch
        label={texts.addTile}
        onChoose={(id) => {
          if (tiles.some(({ productId }) => productId === id)) return;
          onChange([...tiles, { label: '', path: '/products', productId: id }]);
        }}
      />
    </FormSection>
  );
}
