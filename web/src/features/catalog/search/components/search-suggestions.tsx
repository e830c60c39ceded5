import { useEffect, useMemo, useState } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { useResource } from '#lib/reading/resource.ts';

import { searchTexts } from '../../search-texts.ts';
import { useAccessCodes } from '../../state/granted-products.ts';
import { catalogueIndex } from '../state/catalogue-index.ts';
import { usePopularSearches } from '../state/popular-searches.ts';
import { forgetSearches, recentSearches } from '../state/recent-searches.ts';
import { rememberedSuggestions, suggestionsFor, type Suggestion } from '../state/suggestions.ts';
import {
  SuggestionList,
  type SuggestionChoice,
  type SuggestionListFrame,
} from './suggestion-list.tsx';

interface SearchSuggestionsProps extends SuggestionListFrame {
  typed: string;
  onOptions: (choices: readonly SuggestionChoice[]) => void;
}

/** The catalogue index is only read for what may be a word. */
const MIN_LENGTH = 2;

/** The list below a search box. The box keeps the focus and handles the keys. */
export function SearchSuggestions(props: SearchSuggestionsProps) {
  const isWord = props.typed.trim().length >= MIN_LENGTH;
  return isWord ? <CatalogueSuggestions {...props} /> : <RememberedSuggestions {...props} />;
}

function RememberedSuggestions({ typed, onOptions, ...list }: SearchSuggestionsProps) {
  const texts = useTexts(searchTexts);
  const popular = usePopularSearches();
  const [recent, setRecent] = useState(recentSearches);
  const suggestions = useMemo(
    () => rememberedSuggestions(typed, { recent, popular }),
    [typed, recent, popular],
  );
  const forget = useMemo(() => {
    if (!suggestions.some(({ kind }) => kind === 'recent')) return undefined;
    return () => {
      forgetSearches();
      setRecent([]);
    };
  }, [suggestions]);
  useEffect(
    () => onOptions([...suggestions.map(({ path }) => path), ...(forget ? [forget] : [])]),
    [suggestions, forget, onOptions],
  );
  return (
    <SuggestionList
      {...list}
      suggestions={suggestions}
      action={forget && { label: texts.forgetRecent, act: forget }}
    />
  );
}

function CatalogueSuggestions({ typed, onOptions, ...list }: SearchSuggestionsProps) {
  const translate = useTranslate();
  const read = useResource(catalogueIndex, useAccessCodes());
  const popular = usePopularSearches();
  const catalogue = read.status === 'ready' ? read.data : undefined;
  const suggestions = useMemo<Suggestion[] | undefined>(
    () =>
      catalogue &&
      suggestionsFor(typed, { catalogue, translate, popular, recent: recentSearches() }),
    [catalogue, popular, translate, typed],
  );
  useEffect(() => onOptions((suggestions ?? []).map(({ path }) => path)), [suggestions, onOptions]);
  return <SuggestionList {...list} suggestions={suggestions} />;
}
