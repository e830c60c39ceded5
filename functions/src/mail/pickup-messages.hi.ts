import type { pickupMessages } from './pickup-messages.ts';

export const HINDI_PICKUP: Readonly<Record<keyof typeof pickupMessages, string>> = {
  return_pickup_subject: 'ऑर्डर {number} का लौटाया जाने वाला सामान लेने कूरियर आएगा',
  return_pickup_cancelled_subject: 'ऑर्डर {number} का सामान लेने कूरियर का आना रद्द हो गया है',
  return_pickup: '{courier} आपके पते से यह सामान लेगा। ट्रैकिंग नंबर {awb} है।',
  return_pickup_packing: 'कृपया सामान को बिना पहने, उसकी पैकिंग में तैयार रखें।',
  return_pickup_cancelled:
    '{courier} नंबर {awb} के साथ यह सामान लेने नहीं आएगा। कृपया हमारे अगले ईमेल तक सामान अपने पास रखें।',
};
