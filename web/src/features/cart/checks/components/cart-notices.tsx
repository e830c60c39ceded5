import { formatRupees } from '@kargha/domain/money/money-format';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';

import { cartNoticeTexts } from '../cart-notice-texts.ts';
import { useCartNotices } from '../state/cart-check.ts';
import type { CartNotice } from '../state/check-cart-lines.ts';
import { useMergedItemCount } from '../../state/merge-carts.ts';

/** Prices and stock that changed, and items that sign-in added. Renders nothing without changes. */
export function CartNotices() {
  const texts = useTexts(cartNoticeTexts);
  const notices = useCartNotices();
  const mergedCount = useMergedItemCount();
  if (notices.length === 0 && mergedCount === 0) return null;

  return (
    <Notice tone="warning" title={texts.noticesTitle}>
      <ul>
        {mergedCount > 0 && <li>{texts.mergedItems(mergedCount)}</li>}
        {notices.map((notice) => (
          <li key={`${notice.kind} ${notice.key}`}>
            <NoticeText notice={notice} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function NoticeText({ notice }: { notice: CartNotice }): string {
  const texts = useTexts(cartNoticeTexts);
  const { text: name } = useLocalized(notice.name, notice.nameHindi);
  switch (notice.kind) {
    case 'price-changed':
      return texts.priceChanged(name, formatRupees(notice.from), formatRupees(notice.to));
    case 'fewer-left':
      return texts.fewerLeft(name, notice.from, notice.to);
    case 'sold-out':
      return texts.soldOut(name);
    case 'not-for-sale':
      return texts.notForSale(name);
  }
}
