import { useTexts } from '#lib/language/language.ts';

import { styled } from '../theme/styled.ts';
import { listTexts } from './list-texts.ts';
import type { Selection } from './selection.ts';

export function SelectAllCheckbox({ selection, count }: { selection: Selection; count: number }) {
  const texts = useTexts(listTexts);
  const { chosen, toggleAll } = selection;
  return (
    <Box
      type="checkbox"
      aria-label={texts.chooseAll}
      checked={count > 0 && chosen.length === count}
      onChange={toggleAll}
    />
  );
}

interface SelectRowCheckboxProps {
  selection: Selection;
  id: string;
  name: string;
}

export function SelectRowCheckbox({ selection, id, name }: SelectRowCheckboxProps) {
  const texts = useTexts(listTexts);
  return (
    <Box
      type="checkbox"
      aria-label={texts.choose(name)}
      checked={selection.has(id)}
      onChange={() => selection.toggle(id)}
    />
  );
}

const Box = styled('input')(({ theme }) => ({
  width: 20,
  height: 20,
  margin: 2,
  accentColor: theme.vars.palette.primary.main,
}));
