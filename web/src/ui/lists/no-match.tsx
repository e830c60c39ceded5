import { useTexts } from '#lib/language/language.ts';

import { Button } from '../controls/button.tsx';
import { EmptyState } from '../feedback/page-states.tsx';
import { listTexts } from './list-texts.ts';

interface NoMatchProps {
  title: string;
  hint: string;
  onClear: () => void;
}

export function NoMatch({ title, hint, onClear }: NoMatchProps) {
  const texts = useTexts(listTexts);
  return (
    <EmptyState title={title} action={<Button onClick={onClear}>{texts.clearFilters}</Button>}>
      {hint}
    </EmptyState>
  );
}
