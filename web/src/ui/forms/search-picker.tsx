import { useId, useState, type KeyboardEvent } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { useSearch, type FindQuery } from '#lib/reading/use-search.ts';

import { styled } from '../theme/styled.ts';
import { describeField, FieldFrame } from './field-frame.tsx';
import { pickerTexts } from './picker-texts.ts';
import { TextInput } from './text-input.tsx';
import { useListPlace } from './use-list-place.ts';

interface Findable {
  id: string;
  label: string;
  detail?: string;
}

interface SearchPickerProps<Found extends Findable> {
  label: string;
  placeholder?: string;
  error?: string;
  nothing: string;
  find: FindQuery<Found>;
  /** minimum number of characters; 1 by default */
  min?: number;
  onPick: (found: Found) => void;
}

/** A combobox: pick with a press, or with arrow keys and Enter. */
export function SearchPicker<Found extends Findable>(props: SearchPickerProps<Found>) {
  const { label, placeholder, error, nothing, find, min, onPick } = props;
  const id = useId();
  const texts = useTexts(pickerTexts);
  const { typed, type, found, hasFailed, place, pick, move } = usePicker(find, onPick, min);
  const active = found?.[place];
  const isOpen = found !== undefined;
  const { field, list } = useListPlace(isOpen);
  return (
    <FieldFrame id={id} label={label} error={error}>
      <div ref={field}>
        <TextInput
          {...describeField(id, error)}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active && `${id}-${active.id}`}
          autoComplete="off"
          placeholder={placeholder}
          value={typed}
          onKeyDown={move}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <List ref={list} id={`${id}-list`} role="listbox" aria-label={label} hidden={!isOpen}>
          {found?.map((one, index) => (
            <Option
              key={one.id}
              id={`${id}-${one.id}`}
              role="option"
              aria-selected={index === place}
              // Runs before the field loses the focus.
              onMouseDown={(event) => {
                event.preventDefault();
                pick(one);
              }}
            >
              {one.label} <small>{one.detail}</small>
            </Option>
          ))}
          {found?.length === 0 && (
            <Option role="option" aria-disabled aria-selected={false}>
              {hasFailed ? texts.searchFailed : nothing}
            </Option>
          )}
        </List>
      </div>
    </FieldFrame>
  );
}

function usePicker<Found>(find: FindQuery<Found>, onPick: (found: Found) => void, min?: number) {
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState(0);
  const { found, hasFailed, clear } = useSearch(typed, find, min);

  function type(words: string) {
    setTyped(words);
    setPlace(0);
  }

  function pick(one: Found) {
    onPick(one);
    type('');
    clear();
  }

  const step = (by: number) => {
    const count = found?.length ?? 0;
    if (count > 0) setPlace((place + by + count) % count);
  };
  const onKey: Readonly<Record<string, () => void>> = {
    Enter: () => found?.slice(place, place + 1).forEach(pick),
    Escape: clear,
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
  };

  function move(event: KeyboardEvent) {
    const act = onKey[event.key];
    // Enter would submit the form, Escape close the dialog around it.
    if (!act || (event.key !== 'Enter' && !found)) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  return { typed, type, found, hasFailed, place, pick, move };
}

const List = styled('div')(({ theme: { vars, spacing } }) => ({
  position: 'fixed',
  zIndex: 5,
  overflowY: 'auto',
  padding: spacing(0.5),
  border: `1px solid ${vars.palette.shop.outline}`,
  borderRadius: vars.shop.radius.control,
  background: vars.palette.background.paper,
}));

const Option = styled('div')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: spacing(1),
  minHeight: vars.shop.target,
  padding: spacing(0.5, 1.25),
  borderRadius: vars.shop.radius.control,
  cursor: 'pointer',
  '&[aria-selected="true"], &:hover': { background: vars.palette.shop.well },
  '& > small': { color: vars.palette.text.secondary },
}));
