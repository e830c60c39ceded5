import { useState } from 'react';

import type { SearchContent } from '@kargha/domain/settings/search-content';
import { useTexts } from '#lib/language/language.ts';
import { FormSection } from '#ui/forms/form-section.tsx';

import { adminContentTexts } from '../../admin-content-texts.ts';
import { ContentTextField } from '../../components/content-text-field.tsx';
import { SectionEditor } from '../../components/section-editor.tsx';

const ROWS = 12;
/** 200 lines of twelve words of 40 characters fit. */
const MAX_LENGTH = 100_000;

export function SynonymsEditor() {
  const texts = useTexts(adminContentTexts);
  return (
    <SectionEditor section="search">
      {({ synonyms }, onChange) => (
        <FormSection title={texts.synonyms}>
          <p>{texts.synonymsLead}</p>
          <SynonymLines groups={synonyms} onChange={(changed) => onChange({ synonyms: changed })} />
        </FormSection>
      )}
    </SectionEditor>
  );
}

type Groups = SearchContent['synonyms'];

interface SynonymLinesProps {
  groups: Groups;
  onChange: (groups: Groups) => void;
}

/** Shows the text as it was typed, spaces included, until the groups change in another way. */
function SynonymLines({ groups, onChange }: SynonymLinesProps) {
  const texts = useTexts(adminContentTexts);
  const [typed, setTyped] = useState('');
  const isTyped = linesOf(groupsOf(typed)) === linesOf(groups);
  return (
    <ContentTextField
      label={texts.synonyms}
      hint={texts.synonymsHint}
      optional={texts.optional}
      rows={ROWS}
      maxLength={MAX_LENGTH}
      value={isTyped ? typed : linesOf(groups)}
      onChange={(text) => {
        setTyped(text);
        onChange(groupsOf(text));
      }}
    />
  );
}

function linesOf(groups: Groups): string {
  return groups.map(({ words }) => words.join(', ')).join('\n');
}

/** Empty lines and words stay while someone types; the server drops them. */
function groupsOf(text: string): Groups {
  return text.split('\n').map((line) => ({ words: line.split(',').map((word) => word.trim()) }));
}
