import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { findCategory, findCollection } from '@kargha/domain/categories';
import { formatRupees } from '@kargha/domain/money-format';
import { saving, type Product } from '@kargha/domain/product';
import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { ModalDialog } from '#ui/dialog/modal-dialog.tsx';
import { Price } from '#ui/price.tsx';

import { catalogTexts, type CatalogTexts } from '../catalog-texts.ts';
import { PictureGallery } from './picture-gallery.tsx';
import { stockNote } from './stock-note.ts';

interface ProductDialogProps {
  product: Product;
  onClose: () => void;
  /** Add to Cart and the wishlist heart, from the page. */
  action: ReactNode;
  heart: ReactNode;
}

/** Everything about one product, over the list that it was chosen from. */
export function ProductDialog({ product, onClose, action, heart }: ProductDialogProps) {
  const texts = useTexts(catalogTexts);
  const saved = saving(product);
  return (
    <ModalDialog
      isOpen
      isWide
      title={product.title}
      onClose={onClose}
      actions={
        <Actions>
          <Button onClick={onClose}>{texts.close}</Button>
          {heart}
          {action}
        </Actions>
      }
    >
      <Columns>
        <PictureGallery name={product.title} pictures={product.pictures} />
        <div>
          <Facts>
            <Price price={product.price} originalPrice={product.costPerItem} large />
            {saved > 0 && <strong>{texts.youSave(formatRupees(saved))}</strong>}
            <span>{stockNote(product, texts)}</span>
          </Facts>
          <Typography variant="h4" component="h3" sx={{ mt: 2 }}>
            {texts.description}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-line', mb: 2 }}>{product.description}</Typography>
          <Table>
            {particulars(product, texts).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Table>
        </div>
      </Columns>
    </ModalDialog>
  );
}

function particulars(product: Product, texts: CatalogTexts): [name: string, value: string][] {
  const category = findCategory(product.category)?.label ?? product.category;
  const collection = findCollection(product.category, product.productCollection)?.label;
  return [
    [texts.category, category],
    [texts.collection, (collection ?? product.productCollection) || texts.notAvailable],
    ...(product.sku ? [[texts.sku, product.sku] satisfies [string, string]] : []),
    [texts.barcode, product.barcode || texts.notAvailable],
  ];
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto auto 1fr',
  gap: theme.spacing(1),
  width: '100%',
}));

const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: theme.spacing(0.5, 2),
  '& > strong': { color: theme.vars.palette.success.main },
}));

const Table = styled('dl')(({ theme }) => ({
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '9rem 1fr',
    padding: theme.spacing(1, 0),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
}));
