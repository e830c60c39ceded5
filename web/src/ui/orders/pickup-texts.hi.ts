import type { pickupTexts } from './pickup-texts.ts';

export const pickupHindi: typeof pickupTexts.en = {
  states: {
    shipped: 'कूरियर सामान लेने आएगा',
    in_transit: 'दुकान के रास्ते में',
    out_for_delivery: 'दुकान के रास्ते में',
    delivered: 'दुकान पहुँच गया',
    rto: 'पहुँच नहीं सका, वापस जा रहा है',
    returned: 'भेजने वाले के पास वापस',
  },
};
