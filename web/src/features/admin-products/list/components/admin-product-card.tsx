import { useState } from 'react';

import { formatRupees } from '@kargha/domain/money/money-format';
import { isSoldOnline } from '@kargha/domain/catalogue/product-access';
import type { Product } from '@kargha/domain/catalogue/product';
import { formatDay } from '#lib/language/day-format.ts';
import { useTexts } from '#lib/language/language.ts';
import { May } from '#session/components/may.tsx';
import { adminEditProductPath, productPath } from '#lib/addresses/paths.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { BagIcon } from '#ui/icons.tsx';
import { smallPictureUrl } from '#ui/pictures/picture-url.ts';
import { SelectRowCheckbox } from '#ui/lists/selection-checkboxes.tsx';
import type { Selection } from '#ui/lists/selection.ts';
import { BareCloth, PictureFrame } from '#ui/pictures/picture-frame.tsx';
import { Surface } from '#ui/surface.tsx';
import { TagRow } from '#ui/tag-row.tsx';
import { Tag } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import { adminProductsTexts } from '../../admin-products-texts.ts';
import { hasCollection, categoryLabels } from '../state/filter-products.ts';

interface CardActionsProps {
  product: Product;
  isBusy: boolean;
  onToggle: () => void;
  onDelete: () => void;
}

interface AdminProductCardProps extends CardActionsProps {
  selection: Selection;
}

export function AdminProductCard({ product, selection, ...actions }: AdminProductCardProps) {
  const texts = useTexts(adminProductsTexts);
  const { title, quantity, price, createdAt } = product;
  const isActive = product.status === 'active';
  return (
    <Card as="article" aria-label={title}>
      <FirstPicture product={product} />
      <TagRow>
        <SelectRowCheckbox selection={selection} id={product._id} name={title} />
        <Tag tone={isActive ? 'done' : 'offer'}>{isActive ? texts.active : texts.inactive}</Tag>
        <Tag>{texts.stock(quantity)}</Tag>
        {product.hasLowStock && <Tag tone="waiting">{texts.lowStockTag}</Tag>}
        {!isSoldOnline(product) && <Tag>{texts.notOnline}</Tag>}
      </TagRow>
      <Text variant="h4" component="h2">
        {title}
      </Text>
      {hasCollection(product) && <Tag>{texts.categoryTag(...categoryLabels(product))}</Tag>}
      <Facts>
        <strong>{formatRupees(price)}</strong>
        <span>
          {texts.inStock} {quantity}
        </span>
        <span>
          {texts.added} {formatDay(createdAt)}
        </span>
      </Facts>
      <CardActions product={product} {...actions} />
    </Card>
  );
}

function CardActions({ product, isBusy, onToggle, onDelete }: CardActionsProps) {
  const texts = useTexts(adminProductsTexts);
  const { _id: id, title, slug } = product;
  const isActive = product.status === 'active';
  return (
    <Buttons>
      <ButtonLink to={productPath(slug || id)} aria-label={texts.viewNamed(title)}>
        {texts.view}
      </ButtonLink>
      <May permission="products.edit">
        <ButtonLink to={adminEditProductPath(id)} aria-label={texts.editNamed(title)}>
          {texts.edit}
        </ButtonLink>
        <Button
          disabled={isBusy}
          aria-label={isActive ? texts.deactivateNamed(title) : texts.activateNamed(title)}
          onClick={onToggle}
        >
          {isActive ? texts.deactivate : texts.activate}
        </Button>
      </May>
      <May permission="products.delete">
        <Button disabled={isBusy} aria-label={texts.deleteNamed(title)} onClick={onDelete}>
          {texts.delete}
        </Button>
      </May>
    </Buttons>
  );
}

/** Shows an icon when the product has no picture and plain cloth when its picture fails to load. */
function FirstPicture({ product }: { product: Product }) {
  const [isBroken, setIsBroken] = useState(false);
  const url = smallPictureUrl(product);
  return (
    <PictureFrame>
      {url !== '' && !isBroken && (
        <img src={url} alt="" loading="lazy" onError={() => setIsBroken(true)} />
      )}
      {isBroken && <BareCloth />}
      {url === '' && (
        <NoPicture>
          <BagIcon size={48} />
        </NoPicture>
      )}
    </PictureFrame>
  );
}

const Card = styled(Surface)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: theme.spacing(1.25),
  height: '100%',
  '& > div:first-of-type': { width: '100%', maxHeight: 260 },
}));

const Facts = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 2),
  color: theme.vars.palette.text.secondary,
  '& > strong': { color: theme.vars.palette.text.primary },
}));

const Buttons = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  width: '100%',
  marginTop: 'auto',
  // All four stay in one row.
  '& > :is(a, button)': { flex: '1 1 auto', paddingInline: theme.spacing(1.25) },
}));

const NoPicture = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  position: 'absolute',
  inset: 0,
  color: theme.vars.palette.text.secondary,
}));
