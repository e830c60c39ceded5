import { useState } from 'react';

import type { PolicyContent } from '@kargha/domain/settings/content';
import { splitParagraphs } from '@kargha/domain/records/split-text';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';

import { adminContentTexts } from '../admin-content-texts.ts';
import { newEntryId, replaceAt } from '../state/use-section.ts';
import { EntryList } from './entry-list.tsx';
import { SectionEditor } from './section-editor.tsx';
import { ContentTextField } from './content-text-field.tsx';
import { ContentPreview } from './content-preview.tsx';

type Policy = PolicyContent['entries'][number];

export function PoliciesEditor() {
  const texts = useTexts(adminContentTexts);
  return (
    <SectionEditor section="policies">
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
              {(policy, index) => (
                <Fields
                  policy={policy}
                  onChange={(changed) => onChange({ entries: replaceAt(entries, index, changed) })}
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
          <ContentPreview entries={entries} />
        </>
      )}
    </SectionEditor>
  );
}

function Fields({ policy, onChange }: { policy: Policy; onChange: (policy: Policy) => void }) {
  const texts = useTexts(adminContentTexts);
  const [typed, setTyped] = useState(() => policy.paragraphs.join('\n\n'));
  const [typedHindi, setTypedHindi] = useState(() => (policy.paragraphsHindi ?? []).join('\n\n'));
  return (
    <>
      <ContentTextField
        label={texts.policyTitle}
        maxLength={100}
        value={policy.title}
        onChange={(title) => onChange({ ...policy, title })}
      />
      <ContentTextField
        label={texts.policyText}
        hint={texts.policyHint}
        maxLength={20_000}
        rows={8}
        value={typed}
        onChange={(text) => {
          setTyped(text);
          onChange({ ...policy, paragraphs: splitParagraphs(text) });
        }}
      />
      <ContentTextField
        label={texts.titleHindi}
        optional={texts.optional}
        lang="hi"
        maxLength={100}
        value={policy.titleHindi ?? ''}
        onChange={(titleHindi) => onChange({ ...policy, titleHindi })}
      />
      <ContentTextField
        label={texts.textHindi}
        optional={texts.optional}
        lang="hi"
        maxLength={20_000}
        rows={8}
        value={typedHindi}
        onChange={(text) => {
          setTypedHindi(text);
          onChange({ ...policy, paragraphsHindi: splitParagraphs(text) });
        }}
      />
    </>
  );
}
