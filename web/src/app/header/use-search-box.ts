import { useCallback, useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { productsPath } from '#lib/addresses/paths.ts';

const MIN_LENGTH = 2;
const NONE: readonly string[] = [];

/** The combobox pattern of the ARIA Authoring Practices. */
export function useSearchBox(onLeave?: () => void) {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const [paths, setPaths] = useState(NONE);
  const isOpen = isWanted && typed.trim().length >= MIN_LENGTH;
  const hasList = isOpen && paths.length > 0;

  const setOptions = useCallback((shown: readonly string[]) => {
    setPaths(shown);
    setActive(-1);
  }, []);

  function go(path: string) {
    setIsWanted(false);
    setActive(-1);
    void navigate(path);
    onLeave?.();
  }

  function submit() {
    const chosen = hasList ? paths[active] : undefined;
    if (chosen ?? typed.trim()) go(chosen ?? productsPath({ search: typed.trim() }));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && paths.length > 0) {
      event.preventDefault();
      setIsWanted(true);
      setActive(stepped(active, step, paths.length));
    }
    if (event.key === 'Escape' && hasList) {
      // The first Escape closes the list, the next one clears the field.
      event.preventDefault();
      event.stopPropagation();
      setIsWanted(false);
    }
  }

  return {
    typed,
    isOpen,
    active,
    listId,
    setOptions,
    go,
    submit,
    box: {
      role: 'combobox',
      'aria-expanded': hasList,
      'aria-controls': hasList ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': hasList && active >= 0 ? `${listId}-${active}` : undefined,
      value: typed,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.currentTarget.value);
        setIsWanted(true);
      },
      onBlur: () => setIsWanted(false),
      onKeyDown,
    },
  } as const;
}

/** Cycles; -1 is the field itself. */
function stepped(active: number, step: number, count: number): number {
  const next = active + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
