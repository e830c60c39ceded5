import { styled } from '@mui/material/styles';

/** Meaning of a tag's colour; the text says it too. */
export type TagTone = 'waiting' | 'moving' | 'done' | 'idle' | 'offer';

interface TagStyle {
  tone?: TagTone;
}

export const Tag = styled('span', { shouldForwardProp: (name) => name !== 'tone' })<TagStyle>(({
  theme,
  tone = 'idle',
}) => {
  const { shop } = theme.vars.palette;
  const [background, color] = {
    waiting: [shop.waiting, shop.onWaiting],
    moving: [shop.moving, shop.onMoving],
    done: [shop.done, shop.onDone],
    idle: [shop.idle, shop.onIdle],
    offer: [theme.vars.palette.secondary.main, theme.vars.palette.secondary.contrastText],
  }[tone];
  return {
    display: 'inline-block',
    verticalAlign: 'middle',
    padding: theme.spacing(0.125, 1.125),
    borderRadius: 999,
    background,
    color,
    fontSize: '0.8125rem',
    fontWeight: 600,
    lineHeight: 1.7,
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  };
});
