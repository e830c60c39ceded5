import type { downtimeTexts } from './downtime-texts.ts';

export const downtimeHindi: typeof downtimeTexts.en = {
  title: 'कुछ भुगतानों में दिक़्क़त आ सकती है',
  methods: { card: 'कार्ड', netbanking: 'नेट बैंकिंग', upi: 'UPI', wallet: 'वॉलेट' },
  notWorking: (names) => `अभी काम नहीं कर रहे: ${names}।`,
  mayFail: (names) => `अभी इनसे भुगतान विफल हो सकता है: ${names}।`,
  hint: 'कृपया किसी और तरीक़े से भुगतान करें या थोड़ी देर बाद फिर कोशिश करें।',
};
