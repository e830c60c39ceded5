import { useTexts } from '#lib/language/language.ts';
import { findProducts } from '#session/state/find-products.ts';
import { Button } from '#ui/controls/button.tsx';
import { SearchPicker } from '#ui/forms/search-picker.tsx';
import { useFormValues } from '#ui/forms/use-form-values.ts';
import { styled } from '#ui/theme/styled.ts';

import { adminCollectionsTexts } from '../admin-collections-texts.ts';
import {
  moveProduct,
  type CollectionFormValues,
  type ChosenProduct,
} from '../state/collection-form-values.ts';

export function ManualProducts() {
  const texts = useTexts(adminCollectionsTexts);
  const { values, setValue } = useFormValues<CollectionFormValues>();
  const { products } = values;
  const put = (changed: ChosenProduct[]) => setValue('products', changed);
  return (
    <>
      <SearchPicker
        label={texts.addProduct}
        placeholder={texts.addProductHint}
        nothing={texts.noProduct}
        find={findProducts}
        onPick={({ id, label: title }) => {
          if (products.every((product) => product.id !== id)) put([...products, { id, title }]);
        }}
      />
      <List>
        {products.map((product, at) => (
          <Row key={product.id}>
            <span>{product.title || texts.deletedProduct}</span>
            <Button
              look="quiet"
              aria-label={texts.moveUp(product.title)}
              disabled={at === 0}
              onClick={() => put(moveProduct(products, at, -1))}
            >
              {texts.up}
            </Button>
            <Button
              look="quiet"
              aria-label={texts.moveDown(product.title)}
              disabled={at === products.length - 1}
              onClick={() => put(moveProduct(products, at, 1))}
            >
              {texts.down}
            </Button>
            <Button
              look="quiet"
              aria-label={texts.removeOf(product.title)}
              onClick={() => put(products.toSpliced(at, 1))}
            >
              {texts.remove}
            </Button>
          </Row>
        ))}
      </List>
    </>
  );
}

const List = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' });

const Row = styled('li')(({ theme: { vars, spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: spacing(0.5),
  borderTop: `1px solid ${vars.palette.divider}`,
  '& > span': { flex: 1, minWidth: '10rem' },
}));
