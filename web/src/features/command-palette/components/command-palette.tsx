import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { FieldFrame } from '#ui/forms/field-frame.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { navigateSafely } from '#ui/lists/unsaved-changes.ts';
import { styled } from '#ui/theme/styled.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { paletteTexts } from '../command-palette-texts.ts';
import { useSearchResults, type SearchResult, type NavItem } from '../state/use-search-results.ts';

interface CommandPaletteProps {
  items: readonly NavItem[];
  onClose: () => void;
}

export function CommandPalette({ items, onClose }: CommandPaletteProps) {
  const texts = useTexts(paletteTexts);
  const navigate = useNavigate();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [index, setIndex] = useState(0);
  const { results, isSearching, hasFailed } = useSearchResults(typed, items);
  const chosen = Math.min(index, results.length - 1);

  // The dialog takes the focus when it opens, so the field takes it afterwards.
  useEffect(() => {
    const timer = setTimeout(() => field.current?.focus(), 0);
    return () => clearTimeout(timer);
  }, []);

  function open(result: SearchResult | undefined) {
    if (!result) return;
    onClose();
    navigateSafely(result.path, (path) => void navigate(path));
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter') open(results[chosen]);
    else if (step !== undefined && results.length > 0) {
      setIndex((chosen + step + results.length) % results.length);
    } else return;
    event.preventDefault();
  }

  return (
    <ModalDialog
      isOpen
      title={texts.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{texts.close}</Button>}
    >
      <FieldFrame id={id} label={texts.label}>
        <TextInput
          id={id}
          role="combobox"
          autoComplete="off"
          ref={field}
          aria-expanded={results.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen >= 0 ? `${id}-${chosen}` : undefined}
          placeholder={texts.placeholder}
          value={typed}
          onKeyDown={onKeyDown}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setIndex(0);
          }}
        />
      </FieldFrame>
      <ResultList id={id} results={results} chosen={chosen} onOpen={open} />
      <StatusLine>
        {statusText(texts, { isSearching, hasFailed, isEmpty: results.length === 0 })}
      </StatusLine>
    </ModalDialog>
  );
}

interface ResultListProps {
  id: string;
  results: readonly SearchResult[];
  chosen: number;
  onOpen: (result: SearchResult) => void;
}

function ResultList({ id, results, chosen, onOpen }: ResultListProps) {
  const texts = useTexts(paletteTexts);
  return (
    <>
      <VisuallyHidden role="status">{texts.found(results.length)}</VisuallyHidden>
      {results.length > 0 && (
        <Results id={`${id}-list`} role="listbox" aria-label={texts.results}>
          {results.map((result, position) => (
            <Result
              key={`${result.kind} ${result.path}`}
              id={`${id}-${position}`}
              result={result}
              isChosen={position === chosen}
              onOpen={() => onOpen(result)}
            />
          ))}
        </Results>
      )}
    </>
  );
}

interface ResultProps {
  id: string;
  result: SearchResult;
  isChosen: boolean;
  onOpen: () => void;
}

function Result({ id, result: { kind, label, hint }, isChosen, onOpen }: ResultProps) {
  const texts = useTexts(paletteTexts);
  const kinds = {
    page: texts.pages,
    order: texts.orders,
    product: texts.products,
    customer: texts.customers,
  };
  return (
    <li
      id={id}
      role="option"
      aria-selected={isChosen}
      ref={(row) => {
        if (isChosen) row?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={onOpen}
    >
      <span>
        <strong>{label}</strong>
        {hint && <small>{hint}</small>}
      </span>
      <small>{kinds[kind]}</small>
    </li>
  );
}

type Texts = typeof paletteTexts.en;

function statusText(
  texts: Texts,
  { isSearching, hasFailed, isEmpty }: Record<'isSearching' | 'hasFailed' | 'isEmpty', boolean>,
): string {
  if (isSearching) return texts.searching;
  if (hasFailed) return texts.failed;
  return isEmpty ? texts.none : '';
}

const Results = styled('ul')(({ theme: { vars, spacing } }) => ({
  maxHeight: '50vh',
  overflowY: 'auto',
  margin: spacing(2, 0, 0),
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: spacing(2),
    minHeight: vars.shop.target,
    padding: spacing(0.75, 1.5),
    borderRadius: vars.shop.radius.control,
    cursor: 'pointer',
  },
  '& > li:hover, & > li[aria-selected="true"]': { background: vars.palette.shop.well },
  '& > li[aria-selected="true"]': {
    outline: `2px solid ${vars.palette.primary.main}`,
    outlineOffset: -2,
  },
  '& strong': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { color: vars.palette.text.secondary, fontSize: '0.875rem' },
}));

const StatusLine = styled('p')(({ theme }) => ({
  minHeight: '1.5em',
  marginTop: theme.spacing(1.5),
  color: theme.vars.palette.text.secondary,
}));
