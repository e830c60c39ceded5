import { useEffect, useMemo } from 'react';

import { formatRupees } from '@kargha/domain/money/money-format';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { useResource } from '#lib/reading/resource.ts';
import { ProductPicture } from '#ui/pictures/product-picture.tsx';
import { styled } from '#ui/theme/styled.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';

import { catalogTexts } from '../../catalog-texts.ts';
import { catalogueIndex } from '../state/catalogue-index.ts';
import { useAccessCodes } from '../../state/granted-products.ts';
import { suggestionsFor, type Suggestion } from '../state/suggestions.ts';

interface SearchSuggestionsProps {
  id: string;
  typed: string;
  active: number;
  onOptions: (paths: readonly string[]) => void;
  onChoose: (path: string) => void;
}

/** The list below a search box. The box keeps the focus and handles the keys. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const { id, typed, active, onOptions, onChoose } = props;
  const texts = useTexts(catalogTexts);
  const catalogue = useResource(catalogueIndex, useAccessCodes());
  const data = catalogue.status === 'ready' ? catalogue.data : undefined;
  const options = useMemo(() => (data ? suggestionsFor(typed, data) : []), [data, typed]);
  useEffect(() => onOptions(options.map(({ path }) => path)), [options, onOptions]);

  return (
    <>
      <VisuallyHidden role="status">{data && texts.suggestions(options.length)}</VisuallyHidden>
      <List id={id} role="listbox" aria-label={texts.suggestionList} hidden={options.length === 0}>
        {options.map((option, at) => (
          <li
            key={option.path}
            id={`${id}-${at}`}
            role="option"
            aria-selected={at === active}
            // Keeps the focus in the box until the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option.path)}
          >
            <Option {...option} />
          </li>
        ))}
      </List>
    </>
  );
}

function Option({ kind, label, entry }: Suggestion) {
  const texts = useTexts(catalogTexts);
  const translate = useTranslate();
  const title = useLocalized(label, entry?.titleHindi);
  return (
    <>
      {entry && (
        <span aria-hidden="true">
          <ProductPicture name={title.text} picture={entry.picture ?? undefined} sizes="40px" />
        </span>
      )}
      <b lang={entry && title.lang}>{entry ? title.text : translate(label)}</b>
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
