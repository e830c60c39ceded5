import { useTexts } from '#lib/language/language.ts';
import { searchQuery } from '#lib/reading/use-search.ts';
import { FormSection } from '#ui/forms/form-section.tsx';
import { SearchPicker } from '#ui/forms/search-picker.tsx';

import { adminContentTexts } from '../admin-content-texts.ts';
import { searchProducts, rememberProduct, useProductTitles } from '../state/use-product-titles.ts';
import { EntryList } from './entry-list.tsx';

interface ProductListFieldProps {
  title: string;
  ids: readonly string[];
  onChange: (ids: string[]) => void;
}

export function ProductListField({ title, ids, onChange }: ProductListFieldProps) {
  const texts = useTexts(adminContentTexts);
  const { titles, isLoaded } = useProductTitles(ids);
  const nameOf = (id: string) =>
    titles.get(id) ?? (isLoaded ? `${id} (${texts.hidden})` : texts.loading);
  return (
    <FormSection title={title}>
      <EntryList label={title} entries={ids} keyOf={(id) => id} nameOf={nameOf} onChange={onChange}>
        {(id) => <span>{nameOf(id)}</span>}
      </EntryList>
      <ProductSearch
        label={`${texts.addProduct}: ${title}`}
        onChoose={(id) => {
          if (!ids.includes(id)) onChange([...ids, id]);
        }}
      />
    </FormSection>
  );
}

const search = searchQuery('shop-products', searchProducts);

interface ProductSearchProps {
  label: string;
  onChoose: (id: string) => void;
}

export function ProductSearch({ label, onChoose }: ProductSearchProps) {
  const texts = useTexts(adminContentTexts);
  return (
    <SearchPicker
      label={label}
      placeholder={texts.productSearchHint}
      nothing={texts.noneFound}
      find={search}
      // The product search ignores single characters and would return the newest products.
      min={2}
      onPick={(product) => {
        rememberProduct(product);
        onChoose(product.id);
      }}
    />
  );
}
