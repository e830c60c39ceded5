import { useRef, type ReactNode } from 'react';

import type { WishlistItem } from '@kargha/domain/shopping/wishlist';
import { useTexts } from '#lib/language/language.ts';
import { useLanguage } from '#lib/language/language-choice.ts';
import { localized } from '#lib/language/localized-text.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { focusPage } from '#lib/browser/page-focus.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { LinePicture } from '#ui/pictures/line-picture.tsx';
import { Surface } from '#ui/surface.tsx';
import { showToast } from '#ui/toasts/toasts.ts';
import { Tag } from '#ui/tag.tsx';
import { Text } from '#ui/text.tsx';
import { styled } from '#ui/theme/styled.ts';

import type { Obstacle } from '../state/wish.ts';
import { removeItem } from '../state/wishlist-store.ts';
import { wishTexts } from '../wish-texts.ts';
import { wishlistTexts } from '../wishlist-texts.ts';
import { FilledHeartIcon } from '#ui/icons.tsx';

interface WishlistGridProps {
  items: readonly WishlistItem[];
  action: (item: WishlistItem) => ReactNode;
  /** Why the item cannot be bought now. */
  obstacle: (item: WishlistItem) => Obstacle | undefined;
  options: (item: WishlistItem) => ReactNode;
  productPath: (item: WishlistItem) => string;
  picture: (item: WishlistItem) => string;
  price: (item: WishlistItem) => ReactNode;
}

/** When an item is removed, the focus moves to its neighbour. */
export function WishlistGrid(props: WishlistGridProps) {
  const { items, action, obstacle, options, productPath, picture, price } = props;
  const texts = useTexts(wishlistTexts);
  const translate = useTranslate();
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const nameOf = ({ name, nameHindi }: WishlistItem) => localized(language, name, nameHindi);

  function focusNeighbour(at: number) {
    const entries = list.current?.children ?? [];
    const neighbour = entries[at + 1] ?? entries[at - 1];
    if (neighbour instanceof HTMLElement) neighbour.focus({ preventScroll: true });
    else focusPage();
  }

  function remove(item: WishlistItem) {
    focusNeighbour(items.indexOf(item));
    const undo = removeItem(item.id);
    showToast({
      tone: 'info',
      message: texts.removed(nameOf(item).text),
      action: { label: texts.undo, onSelect: undo },
    });
  }

  return (
    <Grid ref={list}>
      {items.map((item) => (
        <Entry as="li" key={item.id} aria-label={nameOf(item).text} tabIndex={-1}>
          <LinePicture src={picture(item)} width={112} />
          <div>
            {item.origin && <Origin>{translate(item.origin)}</Origin>}
            <Text variant="h3" component="h2" lang={nameOf(item).lang}>
              {nameOf(item).text}
            </Text>
            {price(item)}
            <ObstacleNote reason={obstacle(item)} />
          </div>
          <IconButton aria-label={texts.remove(nameOf(item).text)} onClick={() => remove(item)}>
            <FilledHeartIcon />
          </IconButton>
          {options(item)}
          <Buttons>
            <ButtonLink to={productPath(item)} aria-label={texts.viewNamed(nameOf(item).text)}>
              {texts.viewDetails}
            </ButtonLink>
            {action(item)}
          </Buttons>
        </Entry>
      ))}
    </Grid>
  );
}

function ObstacleNote({ reason }: { reason: Obstacle | undefined }) {
  const { soldOut, notForSale } = useTexts(wishlistTexts);
  const { optionGone } = useTexts(wishTexts);
  if (!reason) return null;
  const notes = { 'sold-out': soldOut, 'not-for-sale': notForSale, 'option-gone': optionGone };
  return <Note>{notes[reason]}</Note>;
}

const Note = styled('p')(({ theme }) => ({
  color: theme.vars.palette.secondary.main,
  fontWeight: 600,
  fontSize: '0.9375rem',
}));

/** Wraps on phones, where the town and the state do not fit on one line. */
const Origin = styled(Tag)({ borderRadius: 12, whiteSpace: 'normal' });

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  gap: theme.spacing(2.5),
}));

const Entry = styled(Surface)(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: theme.spacing(2, 1.5),
  alignItems: 'start',
  '& > button': {
    position: 'absolute',
    insetBlockStart: theme.spacing(1),
    insetInlineEnd: theme.spacing(1),
    color: theme.vars.palette.secondary.main,
  },
  '& > div': { minWidth: 0 },
  '& > div > span:first-of-type': {
    marginBottom: theme.spacing(1),
    maxWidth: `calc(100% - ${theme.spacing(4)})`,
  },
  '& > div > h2': { paddingInlineEnd: theme.spacing(4), overflowWrap: 'anywhere' },
  '& > div > span + h2': { paddingInlineEnd: 0 },
}));

const Buttons = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  // In line with those of a taller entry, such as one with sizes.
  alignSelf: 'end',
  // Two equal buttons; one below the other with large text.
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& > *': { flex: '1 1 4rem', paddingInline: theme.spacing(1), whiteSpace: 'nowrap' },
}));
