import type { HomeContent } from '@kargha/domain/settings/content';
import { useTexts } from '#lib/language/language.ts';
import { FormSection } from '#ui/forms/form-section.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';

import { adminContentTexts } from '../admin-content-texts.ts';
import { usePublishedStories } from '../state/use-stories.ts';
import { EntryList } from './entry-list.tsx';
import { SectionEditor } from './section-editor.tsx';
import { ProductListField } from './product-list-field.tsx';
import { TileList } from './tile-list.tsx';

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

function StoryList({
  ids,
  onChange,
}: {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}) {
  const texts = useTexts(adminContentTexts);
  const published = usePublishedStories();
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
