import type { ReactNode } from 'react';

import { formatRupees } from '@kargha/domain/money/money-format';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { ProductPicture } from '#ui/pictures/product-picture.tsx';
import { styled } from '#ui/theme/styled.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { searchTexts } from '../../search-texts.ts';
import type { Suggestion } from '../state/suggestions.ts';

/** An address to open, or something to do while the list stays open. */
export type SuggestionChoice = string | (() => void);

/** What the search box and its list share. */
export interface SuggestionListFrame {
  id: string;
  active: number;
  onChoose: (choice: SuggestionChoice) => void;
}

interface SuggestionListProps extends SuggestionListFrame {
  /** undefined while they load */
  suggestions: readonly Suggestion[] | undefined;
  /** the last option */
  action?: { label: string; act: () => void } | undefined;
}

export function SuggestionList(props: SuggestionListProps) {
  const { id, active, onChoose, suggestions, action } = props;
  const texts = useTexts(searchTexts);
  const shown = suggestions ?? [];
  const optionProps = (at: number, choice: string | (() => void)) => ({
    id: `${id}-${at}`,
    role: 'option',
    'aria-selected': at === active,
    // Keeps the focus in the box until the click arrives.
    onMouseDown: (event: { preventDefault: () => void }) => event.preventDefault(),
    onClick: () => onChoose(choice),
  });
  return (
    <>
      <VisuallyHidden role="status">
        {suggestions && shown.length > 0 && texts.suggestions(shown.length)}
      </VisuallyHidden>
      <List id={id} role="listbox" aria-label={texts.suggestionList} hidden={shown.length === 0}>
        {shown.map((suggestion, at) => (
          <li key={suggestion.path} {...optionProps(at, suggestion.path)}>
            <Option {...suggestion} />
          </li>
        ))}
        {action && (
          <li {...optionProps(shown.length, action.act)}>
            <small>{action.label}</small>
          </li>
        )}
      </List>
    </>
  );
}

function Option({ kind, label, entry }: Suggestion): ReactNode {
  const texts = useTexts(searchTexts);
  const translate = useTranslate();
  const title = useLocalized(label, entry?.titleHindi);
  const isStored = kind === 'category' || kind === 'craft';
  return (
    <>
      {entry && (
        <span aria-hidden="true">
          <ProductPicture name={title.text} picture={entry.picture ?? undefined} sizes="40px" />
        </span>
      )}
      <b lang={entry && title.lang}>{isStored ? translate(label) : title.text}</b>
      <small>{entry ? formatRupees(entry.price) : texts.suggestionKinds[kind]}</small>
    </>
  );
}

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 6px)',
  insetInline: 0,
  zIndex: 20,
  maxHeight: '70vh',
  overflowY: 'auto',
  padding: spacing(0.75),
  borderRadius: vars.shop.radius.card,
  border: `1px solid ${vars.palette.divider}`,
  background: vars.palette.background.paper,
  boxShadow: '0 18px 40px rgb(43 33 26 / 0.18)',
  '&[hidden]': { display: 'none' },
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1.25),
    minHeight: 44,
    padding: spacing(0.5, 1.25),
    borderRadius: vars.shop.radius.control,
    cursor: 'pointer',
  },
  '& > li:hover, & > li[aria-selected="true"]': { background: vars.palette.shop.well },
  '& > li > span': { flex: 'none', width: 36 },
  '& > li > b': { flex: 1, minWidth: 0, fontWeight: 500, lineHeight: 1.3 },
  '& > li > small': { flex: 'none', color: vars.palette.text.secondary, fontSize: '0.875rem' },
}));
