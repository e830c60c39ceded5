import { styled } from '@mui/material/styles';
import { lazy, Suspense } from 'react';

import { useTexts } from '#lib/language/language.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { SearchIcon } from '#ui/icons.tsx';

import { layoutTexts } from '../layout-texts.ts';
import { useSearchBox } from './use-search-box.ts';

const loadSuggestions = () => import('#features/catalog/components/search-suggestions.tsx');
const SearchSuggestions = lazy(async () => ({
  default: (await loadSuggestions()).SearchSuggestions,
}));

/** Looks through the whole shop. On phones the product page and the menu offer the same. */
export function HeaderSearch() {
  return (
    <WideOnly>
      <SearchForm />
    </WideOnly>
  );
}

/** Words, and the way to the products that match them; suggestions come while somebody types. */
export function SearchForm({ onSearch }: { onSearch?: () => void }) {
  const texts = useTexts(layoutTexts);
  const { typed, isOpen, active, listId, box, setOptions, go, submit } = useSearchBox(onSearch);

  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextInput
        {...box}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={texts.search}
        placeholder={texts.searchPlaceholder}
        // What suggestions need is on its way before the first word is finished.
        onFocus={() => void loadSuggestions()}
      />
      <IconButton type="submit" aria-label={texts.search}>
        <SearchIcon size={22} />
      </IconButton>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchSuggestions
            id={listId}
            typed={typed}
            active={active}
            onOptions={setOptions}
            onChoose={go}
          />
        </Suspense>
      )}
    </Form>
  );
}

const WideOnly = styled('div')(({ theme }) => ({
  display: 'none',
  flex: 1,
  maxWidth: 340,
  marginInlineStart: 'auto',
  [theme.breakpoints.up('lg')]: { display: 'block' },
}));

const Form = styled('form')(({ theme }) => ({
  position: 'relative',
  '& > input': { borderRadius: 999, minHeight: 46, paddingInlineEnd: theme.spacing(6) },
  '& > button': { position: 'absolute', insetBlockStart: 1, insetInlineEnd: 2 },
}));
