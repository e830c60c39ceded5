import { styled } from '@mui/material/styles';

import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { SearchPicker } from '#ui/forms/search-picker.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';

import { adminCollectionsTexts } from '../admin-collections-texts.ts';
import type { CollectionFormValues } from '../state/collection-form-values.ts';
import { findProducts } from '../state/use-collections.ts';

export function CoverField() {
  const texts = useTexts(adminCollectionsTexts);
  const { values, setValue } = useFormValues<CollectionFormValues>();
  const { cover } = values;
  return (
    <>
      <CurrentCover>
        {texts.cover}:{' '}
        <strong>{cover ? cover.title || texts.deletedProduct : texts.firstProduct}</strong>
      </CurrentCover>
      <SearchPicker
        label={texts.chooseCover}
        placeholder={texts.addProductHint}
        nothing={texts.noProduct}
        find={findProducts}
        onPick={({ id, label: title }) => setValue('cover', { id, title })}
      />
      {cover && (
        <Button style={{ justifySelf: 'start' }} onClick={() => setValue('cover', null)}>
          {texts.useFirst}
        </Button>
      )}
    </>
  );
}

const CurrentCover = styled('p')({ margin: 0 });
