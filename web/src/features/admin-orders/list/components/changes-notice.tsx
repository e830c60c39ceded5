import { useTexts } from '#lib/language/language.ts';
import { Button } from '#ui/controls/button.tsx';
import { styled } from '#ui/theme/styled.ts';
import { VISUALLY_HIDDEN } from '#ui/visually-hidden.tsx';

import { adminOrdersTexts } from '../../admin-orders-texts.ts';

export function ChangesNotice({ onRefresh }: { onRefresh: () => void }) {
  const texts = useTexts(adminOrdersTexts);
  return (
    <Notice role="status">
      <span>{texts.changesNotice}</span>
      <Button onClick={onRefresh}>{texts.refresh}</Button>
    </Notice>
  );
}

const Notice = styled('div')(({ theme: { vars, spacing, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1),
  padding: spacing(0.5, 0.5, 0.5, 2),
  borderRadius: vars.shop.radius.card,
  background: vars.palette.shop.moving,
  color: vars.palette.shop.onMoving,
  [breakpoints.down('sm')]: { padding: 0, '& > span': VISUALLY_HIDDEN },
}));
