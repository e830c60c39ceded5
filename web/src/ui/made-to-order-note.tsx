import Typography from '@mui/material/Typography';

import { useTexts } from '#lib/language/language.ts';

import { madeToOrderTexts } from './made-to-order-texts.ts';

export function MadeToOrderNote({ days }: { days: number }) {
  const texts = useTexts(madeToOrderTexts);
  return <Typography variant="body2">{texts.madeToOrder(days)}</Typography>;
}
