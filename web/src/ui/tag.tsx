import type { ComponentProps } from 'react';

import { styled } from './theme/styled.ts';

/** Meaning of a tag's colour; the text says it too. */
export type TagTone = 'waiting' | 'moving' | 'done' | 'idle' | 'offer';

export function Tag({ tone, ...tag }: ComponentProps<'span'> & { tone?: TagTone | undefined }) {
  return <Shape {...tag} data-tone={tone} />;
}

const Shape = styled('span')(({ theme: { vars, spacing } }) => {
  const { shop, secondary } = vars.palette;
  return {
    display: 'inline-block',
    verticalAlign: 'middle',
    padding: spacing(0.125, 1.125),
    borderRadius: 999,
    background: shop.idle,
    color: shop.onIdle,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.7,
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '&[data-tone="waiting"]': { background: shop.waiting, color: shop.onWaiting },
    '&[data-tone="moving"]': { background: shop.moving, color: shop.onMoving },
    '&[data-tone="done"]': { background: shop.done, color: shop.onDone },
    '&[data-tone="offer"]': { background: secondary.main, color: secondary.contrastText },
  };
});
