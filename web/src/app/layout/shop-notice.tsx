import { useState } from 'react';

import { closedMessage, type Announcement } from '@kargha/domain/settings/shop-front';
import { useLanguage } from '#lib/language/language-choice.ts';
import { useTexts } from '#lib/language/language.ts';
import { localizedText } from '#lib/language/localized-text.ts';
import { useTranslate } from '#lib/language/translate.ts';
import { useShopFront } from '#lib/shop/shop-front.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { CloseIcon } from '#ui/icons.tsx';
import { styled } from '#ui/theme/styled.ts';
import { uiTexts } from '#ui/ui-texts.ts';

/** At the bottom edge, so that it moves nothing when it appears. */
export function ShopNotice() {
  const texts = useTexts(uiTexts);
  const translate = useTranslate();
  const { maintenance, announcement } = useShopFront();
  const [hidden, setHidden] = useState('');

  if (maintenance.isOn) {
    return (
      <Bar role="status" data-closed>
        <strong>{translate(closedMessage(maintenance))}</strong>
      </Bar>
    );
  }
  const { isOn, text } = announcement;
  if (!isOn || text === '' || text === hidden) return null;
  return (
    <Bar role="status">
      <Announced announcement={announcement} />
      <IconButton aria-label={texts.close} onClick={() => setHidden(text)}>
        <CloseIcon size={20} />
      </IconButton>
    </Bar>
  );
}

function Announced({ announcement: { text, textHindi, link } }: { announcement: Announcement }) {
  const shown = localizedText(useLanguage(), { text }, { text: textHindi }, 'text');
  const words = <span lang={shown.lang}>{shown.text}</span>;
  return link === '' ? words : <Link to={link}>{words}</Link>;
}

const Bar = styled('div')(({ theme: { vars, spacing } }) => ({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 4,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing(1),
  minHeight: 48,
  padding: spacing(0.5, 2),
  background: vars.palette.primary.main,
  color: vars.palette.primary.contrastText,
  textAlign: 'center',
  '& a': { color: 'inherit', fontWeight: 600 },
  '& button:hover': { background: 'transparent' },
  '&[data-closed]': {
    background: vars.palette.shop.waiting,
    color: vars.palette.shop.onWaiting,
  },
}));
