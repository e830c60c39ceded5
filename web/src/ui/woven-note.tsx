import Typography from '@mui/material/Typography';

import { useTexts } from '#lib/language/language.ts';

import { wovenTexts } from './woven-texts.ts';

/** That a line is woven when it is ordered, and after how many working days it leaves. */
export function WovenNote({ days }: { days: number }) {
  const texts = useTexts(wovenTexts);
  return <Typography variant="body2">{texts.wovenToOrder(days)}</Typography>;
}
