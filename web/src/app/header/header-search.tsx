import { useTexts } from '#lib/language/language.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { lazyComponent } from '#ui/feedback/lazy-component.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { SearchIcon } from '#ui/icons.tsx';
import { styled } from '#ui/theme/styled.ts';

import { layoutTexts } from '../layout-texts.ts';
import { loadLazyPages } from '../load-lazy-pages.ts';
import { useSearchBox } from './use-search-box.ts';

const SearchSuggestions = lazyComponent(
  async () => (await loadLazyPages()).loadSearchSuggestions(),
  { onError: () => null },
);

/** A round button next to a full bar until it is focused; phones have the search in the menu. */
export function HeaderSearch() {
  return (
    <WideOnly>
      <SearchForm />
    </WideOnly>
  );
}

export function SearchForm({ onSearch }: { onSearch?: () => void }) {
  const texts = useTexts(layoutTexts);
  const { typed, isOpen, active, listId, box, setOptions, choose, submit } = useSearchBox(onSearch);

  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
        if (typed.trim() === '') event.currentTarget.querySelector('input')?.focus();
      }}
    >
      <TextInput
        {...box}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={texts.search}
        placeholder={texts.searchPlaceholder}
      />
      <IconButton type="submit" aria-label={texts.search}>
        <SearchIcon size={22} />
      </IconButton>
      {isOpen && (
        <SearchSuggestions
          id={listId}
          typed={typed}
          active={active}
          onOptions={setOptions}
          onChoose={choose}
        />
      )}
    </Form>
  );
}

const WideOnly = styled('div')(({ theme: { breakpoints } }) => ({
  display: 'none',
  marginInlineStart: 'auto',
  [breakpoints.up('md')]: { display: 'block' },
  [breakpoints.up('lg')]: { flex: 1, maxWidth: 340 },
  [breakpoints.between('md', 'lg')]: {
    position: 'relative',
    width: 46,
    height: 46,
    '& > form': { position: 'absolute', insetInlineEnd: 0, width: '100%', zIndex: 1 },
    '& > form:focus-within': { width: 340 },
    '& > form:not(:focus-within) > input': { padding: 0, textIndent: 46 },
    // A press on the closed box opens it, also with an earlier query inside.
    '& > form:not(:focus-within) > button': { pointerEvents: 'none' },
  },
}));

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  '& > input': { borderRadius: 999, minHeight: 46, paddingInlineEnd: theme.spacing(6) },
  '& > button': { position: 'absolute', insetBlockStart: 1, insetInlineEnd: 2 },
}));
