import { useTexts } from '#lib/language/language.ts';

import { Button } from '../controls/button.tsx';
import { EmptyState } from '../feedback/page-states.tsx';
import { listTexts } from './list-texts.ts';

interface NoMatchProps {
  title: string;
  hint: string;
  /** Takes away what narrows the list. */
  onClear: () => void;
}

/** What stands in the place of a narrowed list when nothing fits, with the way back to all of it. */
export function NoMatch({ title, hint, onClear }: NoMatchProps) {
  const texts = useTexts(listTexts);
  return (
    <EmptyState title={title} action={<Button onClick={onClear}>{texts.clearFilters}</Button>}>
      {hint}
    </EmptyState>
  );
}
