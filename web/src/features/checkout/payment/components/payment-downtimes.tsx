import type { AnnouncedDowntime } from '@kargha/domain/payments/downtime-endpoints';
import { useTexts } from '#lib/language/language.ts';
import { styled } from '#ui/theme/styled.ts';

import { downtimeTexts } from '../downtime-texts.ts';
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

/** Banks, card networks and UPI apps by the gateway's code (razorpay.com/docs/payments/payments/payment-methods). */
const NAMES: Readonly<Record<string, string>> = {
  AMEX: 'American Express',
  BARB_R: 'Bank of Baroda',
  CNRB: 'Canara Bank',
  DICL: 'Diners Club',
  FDRL: 'Federal Bank',
  HDFC: 'HDFC Bank',
  ICIC: 'ICICI Bank',
  IDFB: 'IDFC FIRST Bank',
  INDB: 'IndusInd Bank',
  KKBK: 'Kotak Mahindra Bank',
  MAES: 'Maestro',
  MC: 'Mastercard',
  PUNB_R: 'Punjab National Bank',
  RUPAY: 'RuPay',
  SBIN: 'State Bank of India',
  UBIN: 'Union Bank of India',
  UTIB: 'Axis Bank',
  VISA: 'Visa',
  YESB: 'Yes Bank',
  google_pay: 'Google Pay',
  paytm: 'Paytm',
  phonepe: 'PhonePe',
};

/** The code itself for one without a name here. */
function instrumentName(code: string): string {
  return NAMES[code] ?? code;
}

const Box = styled('div')(({ theme: { vars, spacing } }) => ({
  // Takes no gap in a grid.
  '&:empty': { position: 'absolute' },
  '&:not(:empty)': {
    display: 'grid',
    gap: spacing(0.5),
    marginBottom: spacing(1),
    padding: spacing(1.5, 2),
    borderRadius: vars.shop.radius.card,
    background: vars.palette.shop.waiting,
    color: vars.palette.shop.onWaiting,
    overflowWrap: 'anywhere',
  },
}));
