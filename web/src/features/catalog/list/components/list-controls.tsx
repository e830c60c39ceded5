import { useEffect, useId, useState } from 'react';

import { CATEGORY_FILTERS, type CategorySelection } from '@kargha/domain/catalogue/categories';
import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { describeField, FieldFrame } from '#ui/forms/field-frame.tsx';
import { SelectField } from '#ui/forms/select-field.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { styled } from '#ui/theme/styled.ts';

import { catalogTexts } from '../../catalog-texts.ts';
import { SORTS } from '../state/sorts.ts';
import type { ListQuery, useListQuery } from '../state/use-list-query.ts';

type Controls = ReturnType<typeof useListQuery>;

export function ListControls({ controls }: { controls: Controls }) {
  const { query, setCategory, setSearch, setSort } = controls;
  const texts = useTexts(catalogTexts);
  const translate = useTranslate();
  return (
    <Bar role="search" aria-label={texts.search}>
      <SearchBox value={query.search} onChange={setSearch} />
      <SelectField
        label={texts.category}
        value={query.category.value}
        options={categoryOptions(query.category).map(({ value, label }) => ({
          value,
          label: translate(label),
        }))}
        onChange={setCategory}
      />
      <SelectField
        label={texts.sort}
        value={query.sort}
        options={sortsOf(query).map((sort) => ({ value: sort, label: texts.sorts[sort] }))}
        onChange={setSort}
      />
    </Bar>
  );
}

/** Long enough to keep typing, short enough not to be noticed. */
const PAUSE_MS = 150;

interface SearchBoxProps {
  value: string;
  onChange: (search: string) => void;
}

function SearchBox({ value, onChange }: SearchBoxProps) {
  const texts = useTexts(catalogTexts);
  const id = useId();
  const [typed, setTyped] = useState({ text: value, sent: [value], seen: value });

  if (typed.seen !== value) {
    // Either a text of ours arrived in the URL, perhaps after the next was sent, or Back or a link changed it.
    const ours = typed.sent.indexOf(value);
    setTyped(
      ours === -1
        ? { text: value, sent: [value], seen: value }
        : { ...typed, sent: typed.sent.slice(ours), seen: value },
    );
  }

  const lastSent = typed.sent.at(-1);
  useEffect(() => {
    if (typed.text === lastSent) return undefined;
    const pause = setTimeout(() => {
      setTyped((now) => ({ ...now, sent: [...now.sent, typed.text] }));
      onChange(typed.text);
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed.text, lastSent, onChange]);

  return (
    <FieldFrame id={id} label={texts.search}>
      <TextInput
        {...describeField(id)}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={texts.searchPlaceholder}
        value={typed.text}
        onChange={(event) => setTyped({ ...typed, text: event.currentTarget.value })}
      />
    </FieldFrame>
  );
}

/** Best match is offered only while there is a search text. */
function sortsOf({ search }: ListQuery): ListQuery['sort'][] {
  return search.trim() === '' ? [...SORTS] : ['best', ...SORTS];
}

/** Puts a category or collection that came from a link first while it is selected. */
function categoryOptions(chosen: CategorySelection) {
  const filters = CATEGORY_FILTERS.map(({ value, label }) => ({ value, label }));
  const isListed = filters.some(({ value }) => value === chosen.value);
  return isListed ? filters : [{ value: chosen.value, label: chosen.label }, ...filters];
}

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(1.5, 1.5),
  alignItems: 'end',
  marginBottom: theme.spacing(2.5),
  '& > :first-of-type': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 220px 220px',
    '& > :first-of-type': { gridColumn: 'auto' },
  },
}));
