import { useCallback, useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { productsPath } from '#lib/addresses/paths.ts';

/** An address to open, or something to do while the list stays open. */
type Choice = string | (() => void);

const NONE: readonly Choice[] = [];

/** The combobox pattern of the ARIA Authoring Practices. */
export function useSearchBox(onLeave?: () => void) {
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isWanted, setIsWanted] = useState(false);
  const [active, setActive] = useState(-1);
  const [choices, setChoices] = useState(NONE);
  const hasList = isWanted && choices.length > 0;

  const setOptions = useCallback((shown: readonly Choice[]) => {
    setChoices(shown);
    setActive(-1);
  }, []);

  function choose(choice: Choice) {
    setActive(-1);
    if (typeof choice !== 'string') {
      choice();
      return;
    }
    setIsWanted(false);
    void navigate(choice);
    onLeave?.();
  }

  function submit() {
    const chosen = hasList ? choices[active] : undefined;
    if (chosen ?? typed.trim()) choose(chosen ?? productsPath({ search: typed.trim() }));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && choices.length > 0) {
      event.preventDefault();
      setIsWanted(true);
      setActive(stepped(active, step, choices.length));
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
    isOpen: isWanted,
    active,
    listId,
    setOptions,
    choose,
    submit,
    box: {
      ...roleOf(hasList ? listId : undefined, active),
      value: typed,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.currentTarget.value);
        setIsWanted(true);
      },
      onFocus: () => setIsWanted(true),
      onBlur: () => setIsWanted(false),
      onKeyDown,
    },
  } as const;
}

function roleOf(listId: string | undefined, active: number) {
  return {
    role: 'combobox',
    'aria-expanded': listId !== undefined,
    'aria-controls': listId,
    'aria-autocomplete': 'list',
    'aria-activedescendant':
      listId !== undefined && active >= 0 ? `${listId}-${active}` : undefined,
  } as const;
}

/** Cycles; -1 is the field itself. */
function stepped(active: number, step: number, count: number): number {
  const next = active + step;
  if (next >= count) return -1;
  return next < -1 ? count - 1 : next;
}
