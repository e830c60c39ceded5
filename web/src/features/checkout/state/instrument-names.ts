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
export function instrumentName(code: string): string {
  return NAMES[code] ?? code;
}
