import { useState } from 'react';

import type { PolicyContent } from '@kargha/domain/settings/content';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';

import { adminContentTexts } from '../admin-content-texts.ts';
import { newEntryId, paragraphsOf, replaced } from '../state/use-section.ts';
import { EntryList } from './entry-list.tsx';
import { OpenedSectionView } from './section-editor.tsx';
import { WordField } from './content-text-field.tsx';
import { WordPreview } from './content-preview.tsx';

type Policy = PolicyContent['entries'][number];

/** What the shop promises in writing. */
export function PoliciesEditor() {
  const texts = useTexts(adminContentTexts);
  return (
    <OpenedSectionView section="policies">
      {({ entries }, onChange) => (
        <>
          <FormSection title={texts.sections.policies}>
            <EntryList
              label={texts.sections.policies}
              entries={entries}
              keyOf={({ id }) => id}
              nameOf={({ title }) => title || texts.newPolicy}
              onChange={(changed) => onChange({ entries: changed })}
            >
              {(policy, place) => (
                <Fields
                  policy={policy}
                  onChange={(changed) => onChange({ entries: replaced(entries, place, changed) })}
                />
              )}
            </EntryList>
            <div>
              <Button
                onClick={() =>
                  onChange({
                    entries: [...entries, { id: newEntryId(), title: '', paragraphs: [] }],
                  })
                }
              >
                {texts.addPolicy}
              </Button>
            </div>
          </FormSection>
          <WordPreview entries={entries} />
        </>
      )}
    </OpenedSectionView>
  );
}

function Fields({ policy, onChange }: { policy: Policy; onChange: (policy: Policy) => void }) {
  const texts = useTexts(adminContentTexts);
  const [typed, setTyped] = useState(() => policy.paragraphs.join('\n\n'));
  const [typedHindi, setTypedHindi] = useState(() => (policy.paragraphsHindi ?? []).join('\n\n'));
  return (
    <>
      <WordField
        label={texts.policyTitle}
        longest={100}
        value={policy.title}
        onChange={(title) => onChange({ ...policy, title })}
      />
      <WordField
        label={texts.policyText}
        hint={texts.policyHint}
        longest={20_000}
        rows={8}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          onChange({ ...policy, paragraphs: paragraphsOf(text) });
        }}
      />
      <WordField
        label={texts.titleHindi}
        optional={texts.optional}
        lang="hi"
        longest={100}
        value={policy.titleHindi ?? ''}
        onChange={(titleHindi) => onChange({ ...policy, titleHindi })}
      />
      <WordField
        label={texts.textHindi}
        optional={texts.optional}
        lang="hi"
        longest={20_000}
        rows={8}
        value={typedHindi}
        onChange={(text) => {
          setTypedHindi(text);
          onChange({ ...policy, paragraphsHindi: paragraphsOf(text) });
        }}
      />
    </>
  );
}
