import { GiftCardsView } from '#features/admin-gift-cards/components/gift-cards-view.tsx';

export function GiftCardsPage() {
  return <GiftCardsView />;
}
