import { styled } from '@mui/material/styles';
import { useNavigate } from 'react-router-dom';

import { useTexts } from '#lib/language/language.ts';
import { productsPath } from '#lib/paths.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { TextInput } from '#ui/forms/text-input.tsx';
import { SearchIcon } from '#ui/icons.tsx';

import { layoutTexts } from '../layout-texts.ts';

/** Looks through the whole shop. On phones the product page and the menu offer the same. */
export function HeaderSearch() {
  return (
    <WideOnly>
      <SearchForm />
    </WideOnly>
  );
}

/** Words, and the way to the products that match them. */
export function SearchForm({ onSearch }: { onSearch?: () => void }) {
  const texts = useTexts(layoutTexts);
  const navigate = useNavigate();

  function search(data: FormData) {
    const words = data.get('search');
    void navigate(productsPath({ search: typeof words === 'string' ? words.trim() : '' }));
    onSearch?.();
  }

  return (
    <Form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        search(new FormData(event.currentTarget));
      }}
    >
      <TextInput
        type="search"
        name="search"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={texts.search}
        placeholder={texts.searchPlaceholder}
      />
      <IconButton type="submit" aria-label={texts.search}>
        <SearchIcon size={22} />
      </IconButton>
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
