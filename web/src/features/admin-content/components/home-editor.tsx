import { useState } from 'react';

import { staffStoryEndpoints } from '@kargha/domain/people/staff-story-endpoints';
import type { HomeContent } from '@kargha/domain/settings/content';
import { useTexts } from '#lib/language/language.ts';
import { useStaffPages } from '#session/state/endpoint-queries.ts';
import { FormSection } from '#ui/forms/form-section.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';

import { adminContentTexts } from '../admin-content-texts.ts';
import { useProductTitles } from '../state/use-product-titles.ts';
import { replaceAt } from '../state/use-section.ts';
import { ContentTextField } from './content-text-field.tsx';
import { EntryList } from './entry-list.tsx';
import { SectionEditor } from './section-editor.tsx';
import { ProductListField, ProductSearch } from './product-list-field.tsx';

const PUBLISHED = { status: 'published' };

export function HomeEditor() {
  return (
    <SectionEditor section="home">
      {(draft, onChange) => <Fields draft={draft} onChange={onChange} />}
    </SectionEditor>
  );
}

interface FieldsProps {
  draft: HomeContent;
  onChange: (draft: HomeContent) => void;
}

function Fields({ draft, onChange }: FieldsProps) {
  const texts = useTexts(adminContentTexts);
  return (
    <>
      <ProductListField
        title={texts.hero}
        ids={draft.heroProductIds}
        onChange={(heroProductIds) => onChange({ ...draft, heroProductIds })}
      />
      <TileList tiles={draft.tiles} onChange={(tiles) => onChange({ ...draft, tiles })} />
      <ProductListField
        title={texts.carousel}
        ids={draft.carouselProductIds}
        onChange={(carouselProductIds) => onChange({ ...draft, carouselProductIds })}
      />
      <ProductListField
        title={texts.featured}
        ids={draft.featuredProductIds}
        onChange={(featuredProductIds) => onChange({ ...draft, featuredProductIds })}
      />
      <StoryList ids={draft.storyIds} onChange={(storyIds) => onChange({ ...draft, storyIds })} />
    </>
  );
}

type Tile = HomeContent['tiles'][number];

function TileList({
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

function StoryList({
  ids,
  onChange,
}: {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const texts = useTexts(adminContentTexts);
  const { rows: published } = useStaffPages(staffStoryEndpoints.list, PUBLISHED);
  const nameOf = (id: string) => published.find((story) => story.id === id)?.title ?? id;
  const others = published.filter(({ id }) => !ids.includes(id));
  return (
    <FormSection title={texts.homeStories}>
      <EntryList
        label={texts.homeStories}
        entries={ids}
        keyOf={(id) => id}
        nameOf={nameOf}
        onChange={onChange}
      >
        {(id) => <span>{nameOf(id)}</span>}
      </EntryList>
      <SelectField
        label={texts.addStory}
        value=""
        options={[
          { value: '', label: texts.choose },
          ...others.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={(id) => {
          if (id !== '') onChange([...ids, id]);
        }}
      />
    </FormSection>
  );
}
