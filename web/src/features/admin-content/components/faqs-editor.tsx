import type { FaqContent } from '@kargha/domain/settings/content';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';

import { adminContentTexts } from '../admin-content-texts.ts';
import { newEntryId, replaceAt } from '../state/use-section.ts';
import { EntryList } from './entry-list.tsx';
import { SectionEditor } from './section-editor.tsx';
import { ContentTextField } from './content-text-field.tsx';
import { ContentPreview } from './content-preview.tsx';

export function FaqsEditor() {
  return (
    <SectionEditor section="faqs">
      {(draft, onChange) => (
        <>
          <Fields draft={draft} onChange={onChange} />
          <ContentPreview
            entries={draft.entries.map(({ id, question, answer }) => ({
              id,
              title: question,
              paragraphs: [answer],
            }))}
          />
        </>
      )}
    </SectionEditor>
  );
}

interface FieldsProps {
  draft: FaqContent;
  onChange: (draft: FaqContent) => void;
}

function Fields({ draft: { entries }, onChange }: FieldsProps) {
  const texts = useTexts(adminContentTexts);
  return (
    <FormSection title={texts.sections.faqs}>
      <EntryList
        label={texts.sections.faqs}
        entries={entries}
        keyOf={({ id }) => id}
        nameOf={({ question }) => question || texts.newQuestion}
        onChange={(changed) => onChange({ entries: changed })}
      >
        {(entry, index) => (
          <>
            <ContentTextField
              label={texts.question}
              maxLength={200}
              value={entry.question}
              onChange={(question) =>
                onChange({ entries: replaceAt(entries, index, { ...entry, question }) })
              }
            />
            <ContentTextField
              label={texts.answer}
              maxLength={2000}
              rows={3}
              value={entry.answer}
              onChange={(answer) =>
                onChange({ entries: replaceAt(entries, index, { ...entry, answer }) })
              }
            />
            <HindiFields
              entry={entry}
              onChange={(changed) => onChange({ entries: replaceAt(entries, index, changed) })}
            />
          </>
        )}
      </EntryList>
      <div>
        <Button
          onClick={() =>
            onChange({ entries: [...entries, { id: newEntryId(), question: '', answer: '' }] })
          }
        >
          {texts.addQuestion}
        </Button>
      </div>
    </FormSection>
  );
}

type Faq = FaqContent['entries'][number];

function HindiFields({ entry, onChange }: { entry: Faq; onChange: (entry: Faq) => void }) {
  const texts = useTexts(adminContentTexts);
  const { questionHindi = '', answerHindi = '' } = entry;
  return (
    <>
      <ContentTextField
        label={texts.questionHindi}
        optional={texts.optional}
        lang="hi"
        maxLength={200}
        value={questionHindi}
        onChange={(question) => onChange({ ...entry, questionHindi: question, answerHindi })}
      />
      <ContentTextField
        label={texts.answerHindi}
        optional={texts.optional}
        lang="hi"
        maxLength={2000}
        rows={3}
        value={answerHindi}
        onChange={(answer) => onChange({ ...entry, questionHindi, answerHindi: answer })}
      />
    </>
  );
}
