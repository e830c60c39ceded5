import type { FaqContent } from '@kargha/domain/settings/content';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';

import { adminContentTexts } from '../admin-content-texts.ts';
import { newEntryId, replaced } from '../state/use-section.ts';
import { EntryList } from './entry-list.tsx';
import { OpenedSectionView } from './section-editor.tsx';
import { WordField } from './content-text-field.tsx';
import { WordPreview } from './content-preview.tsx';

/** The questions of the contact page. */
export function FaqsEditor() {
  return (
    <OpenedSectionView section="faqs">
      {(draft, onChange) => (
        <>
          <Fields draft={draft} onChange={onChange} />
          <WordPreview
            entries={draft.entries.map(({ id, question, answer }) => ({
              id,
              title: question,
              paragraphs: [answer],
            }))}
          />
        </>
      )}
    </OpenedSectionView>
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
        {(entry, place) => (
          <>
            <WordField
              label={texts.question}
              longest={200}
              value={entry.question}
              onChange={(question) =>
                onChange({ entries: replaced(entries, place, { ...entry, question }) })
              }
            />
            <WordField
              label={texts.answer}
              longest={2000}
              rows={3}
              value={entry.answer}
              onChange={(answer) =>
                onChange({ entries: replaced(entries, place, { ...entry, answer }) })
              }
            />
            <HindiFields
              entry={entry}
              onChange={(changed) => onChange({ entries: replaced(entries, place, changed) })}
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
      <WordField
        label={texts.questionHindi}
        optional={texts.optional}
        lang="hi"
        longest={200}
        value={questionHindi}
        onChange={(question) => onChange({ ...entry, questionHindi: question, answerHindi })}
      />
      <WordField
        label={texts.answerHindi}
        optional={texts.optional}
        lang="hi"
        longest={2000}
        rows={3}
        value={answerHindi}
        onChange={(answer) => onChange({ ...entry, questionHindi, answerHindi: answer })}
      />
    </>
  );
}
