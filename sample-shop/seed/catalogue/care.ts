export const CARE = {
  silk: 'Dry clean the first three times, then hand wash alone in cold water with a mild liquid soap. Dry flat in shade. Iron on low from the back.',
  'zari-silk':
    'Dry clean only. Wrap in muslin, never plastic, and refold along new lines every few months so that the zari does not crack. Keep perfume away from the metal thread.',
  cotton:
    'Machine wash cold on a gentle cycle, or hand wash. Expect up to 3 % shrinkage in the first wash. Dry in shade, iron damp on medium.',
  'natural-dye':
    'Hand wash alone in cold water with a pH-neutral soap; the first two washes release surplus dye. Do not soak, do not use bleach or lemon. Dry in shade, inside out.',
  indigo:
    'Wash alone in cold water until the water runs clear, usually three washes. Indigo rubs off a little on pale cloth at first; that is the dye, not a fault. Dry in shade.',
  embroidered:
    'Hand wash inside out in cold water, or dry clean. Do not wring. Dry flat in shade and iron from the back over a towel.',
  metalwork:
    'Dry clean only, and tell the cleaner that the piece carries metal-thread work. Store flat between sheets of muslin with the work facing up.',
  wool: 'Dry clean, or hand wash in cool water with wool soap. Press the water out in a towel, dry flat in shade. Store clean, with neem leaves or cedar.',
  floor:
    'Shake out and vacuum on low. Spot clean with a damp cloth and mild soap. Turn the piece every few months so that it wears evenly. Keep off standing water.',
  coir: 'Beat it outdoors to clear the grit. A wet mat should dry standing up in the sun. New coir sheds short fibres for two or three weeks.',
  brass:
    'Dust with a soft dry cloth. Rub with a paste of tamarind or a mild metal polish twice a year if you like it bright; leave it alone if you like it dark.',
  bidri:
    'Wipe with a drop of coconut oil on a soft cloth to keep the black deep. No metal polish, no water left standing: both take the black away.',
  silver:
    'Keep in the closed pouch with the anti-tarnish strip. Wipe with a dry silver cloth after wear. Avoid perfume and chlorinated water.',
  clay: 'Dust with a dry brush. Unglazed clay drinks water and oil: keep it dry, and lift it from the base.',
  glazed:
    'Hand wash with a soft sponge. The body is low-fired quartz, not stoneware: no dishwasher, no microwave, no sudden heat.',
  painted:
    'Keep out of direct sun and damp. Dust with a soft dry brush; water will lift the colour. Frame behind glass with a mount so that the paint does not touch it.',
  leather:
    'Wipe with a dry cloth. A little colourless cream once a year keeps it supple. Dry it slowly, away from heat, if it gets wet.',
  cane: 'Dust with a brush; wipe with a damp cloth and dry in moving air. Keep it out of constant sun, which makes cane brittle.',
  jute: 'Spot clean with a damp cloth. Do not soak or machine wash: jute weakens and smells when wet for long.',
  lac: 'Keep away from heat and nail-polish remover; lac softens at about 65 °C. Take bangles off before washing up.',
  beads:
    'Put it on last and take it off first. Wipe with a dry cloth and store flat so that the thread does not stretch.',
  lacquer:
    'Wipe with a soft dry cloth. The colour is lac rubbed in by friction on the lathe; alcohol and hot plates will mark it.',
  stone:
    'Wipe with a soft damp cloth. Marble is etched by lemon, vinegar and wine, so dry spills at once.',
} as const;

export type CareKind = keyof typeof CARE;
