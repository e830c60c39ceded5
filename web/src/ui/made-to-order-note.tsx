import { useTexts } from '#lib/language/language.ts';

import { madeToOrderTexts } from './made-to-order-texts.ts';
import { Text } from './text.tsx';

export function MadeToOrderNote({ days }: { days: number }) {
  const texts = useTexts(madeToOrderTexts);
  return <Text variant="body2">{texts.madeToOrder(days)}</Text>;
}
