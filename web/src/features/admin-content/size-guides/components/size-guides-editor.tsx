import { findCategory, CATEGORIES } from '@kargha/domain/catalogue/categories';
import { COLLECTION_VALUES, type EditedGuide } from '@kargha/domain/settings/size-guide-content';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { CheckboxGroup } from '#ui/forms/checkbox-group.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminContentTexts } from '../../admin-content-texts.ts';
import { sizeGuideEditorTexts } from '../size-guide-editor-texts.ts';
import { newEntryId, replaceAt } from '../../state/use-section.ts';
import { ContentTextField } from '../../components/content-text-field.tsx';
import { EntryList } from '../../components/entry-list.tsx';
import { SectionEditor } from '../../components/section-editor.tsx';
import { SizeTable } from './size-table.tsx';

const COLLECTION_NAMES = Object.fromEntries(
  CATEGORIES.flatMap((category) =>
    category.collections.map(({ value, label }): [string, string] => [
      value,
      `${findCategory(category.value)?.label ?? ''}: ${label}`,
    ]),
  ),
);

export function SizeGuidesEditor() {
  const texts = useTexts(adminContentTexts);
  const guideTexts = useTexts(sizeGuideEditorTexts);
  return (
    <SectionEditor section="size-guides">
      {({ entries }, onChange) => (
        <FormSection title={texts.sections['size-guides']}>
          <p>{guideTexts.lead}</p>
          <EntryList
            label={texts.sections['size-guides']}
            entries={entries}
            keyOf={({ id }) => id}
            nameOf={({ title }) => title || guideTexts.newGuide}
            onChange={(changed) => onChange({ entries: changed })}
          >
            {(guide, index) => (
              <GuideFields
                guide={guide}
                onChange={(changed) => onChange({ entries: replaceAt(entries, index, changed) })}
              />
            )}
          </EntryList>
          <div>
            <Button onClick={() => onChange({ entries: [...entries, emptyGuide()] })}>
              {guideTexts.addGuide}
            </Button>
          </div>
        </FormSection>
      )}
    </SectionEditor>
  );
}

function emptyGuide(): EditedGuide {
  return {
    id: newEntryId(),
    title: '',
    vendor: '',
    collections: [],
    measurements: [{ name: '' }],
    sizes: [{ size: '', values: [''] }],
    note: '',
  };
}

interface GuideFieldsProps {
  guide: EditedGuide;
  onChange: (guide: EditedGuide) => void;
}

function GuideFields({ guide, onChange }: GuideFieldsProps) {
  const texts = useTexts(adminContentTexts);
  const guideTexts = useTexts(sizeGuideEditorTexts);
  return (
    <>
      <Pair>
        <ContentTextField
          label={guideTexts.title}
          maxLength={80}
          value={guide.title}
          onChange={(title) => onChange({ ...guide, title })}
        />
        <ContentTextField
          label={texts.titleHindi}
          optional={texts.optional}
          lang="hi"
          maxLength={80}
          value={guide.titleHindi ?? ''}
          onChange={(titleHindi) => onChange({ ...guide, titleHindi })}
        />
      </Pair>
      <CheckboxGroup
        legend={guideTexts.collections}
        note={guideTexts.noCollections}
        options={COLLECTION_VALUES}
        names={COLLECTION_NAMES}
        chosen={guide.collections}
        onChange={(collections) => onChange({ ...guide, collections })}
      />
      <ContentTextField
        label={guideTexts.vendor}
        hint={guideTexts.vendorHint}
        optional={texts.optional}
        maxLength={100}
        value={guide.vendor}
        onChange={(vendor) => onChange({ ...guide, vendor })}
      />
      <SizeTable guide={guide} onChange={onChange} />
      <Pair>
        <ContentTextField
          label={guideTexts.note}
          optional={texts.optional}
          maxLength={500}
          rows={2}
          value={guide.note}
          onChange={(note) => onChange({ ...guide, note })}
        />
        <ContentTextField
          label={guideTexts.noteHindi}
          optional={texts.optional}
          lang="hi"
          maxLength={500}
          rows={2}
          value={guide.noteHindi ?? ''}
          onChange={(noteHindi) => onChange({ ...guide, noteHindi })}
        />
      </Pair>
    </>
  );
}

const Pair = styled('div')(({ theme: { spacing, breakpoints } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  [breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
}));
