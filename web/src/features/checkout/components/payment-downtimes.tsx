import { styled } from '@mui/material/styles';

import type { AnnouncedDowntime } from '@kargha/domain/payments/downtime-endpoints';
import { useTexts } from '#lib/language/language.ts';

import { downtimeTexts } from '../downtime-texts.ts';
import { instrumentName } from '../state/instrument-names.ts';
import { usePaymentDowntimes } from '../state/payment-downtimes.ts';

/** Payment methods that fail at the moment. Shows nothing while all of them work. */
export function PaymentDowntimes() {
  const texts = useTexts(downtimeTexts);
  const downtimes = usePaymentDowntimes();
  const nameOf = ({ method, instrument }: AnnouncedDowntime) =>
    instrument === null
      ? texts.methods[method]
      : `${texts.methods[method]} (${instrumentName(instrument)})`;
  const named = (wanted: AnnouncedDowntime['severity']) => {
    const found = downtimes.filter(({ severity }) => severity === wanted);
    return [...new Set(found.map(nameOf))].join(', ');
  };
  const [notWorking, mayFail] = [named('high'), named('medium')];
  return (
    <Box role="status">
      {downtimes.length > 0 && (
        <>
          <strong>{texts.title}</strong>
          {notWorking !== '' && <p>{texts.notWorking(notWorking)}</p>}
          {mayFail !== '' && <p>{texts.mayFail(mayFail)}</p>}
          <p>{texts.hint}</p>
        </>
      )}
    </Box>
  );
}

const Box = styled('div')(({ theme: { vars, spacing } }) => ({
  '&:not(:empty)': {
    display: 'grid',
    gap: spacing(0.5),
    marginBottom: spacing(2),
    padding: spacing(1.5, 2),
    borderRadius: vars.shop.radius.card,
    background: vars.palette.shop.waiting,
    color: vars.palette.shop.onWaiting,
    overflowWrap: 'anywhere',
  },
}));
