/**
 * The crafts that can be drawn, with their look. In the comments `ground`, `motif`, `border` and `accent` are the
 * palette's colours 0, 1, 2 and 3; missing ones are mixed from the others.
 */
export const TECHNIQUES = {
  // Resist-dyed yarn and cloth
  ikat: 'Pochampally or Sambalpuri ikat: lozenges and steps with edges feathered along the weft',
  patola: 'Patan patola: double ikat, a strict grid of jewels, flowers, elephants or parrots',
  bandhani:
    'Kutch tie-dye: thousands of small rings in the motif colours, tied in squares and medallions',
  leheriya: 'Rajasthani wrap-resist: diagonal waves of stripes in all palette colours',
  shibori: 'stitched and clamped indigo resist: soft blurred shells and lattices',
  // Printed and painted cloth
  ajrakh:
    'Kutch resist print: stars and interlaces of exact symmetry, indigo and madder with white outlines',
  'block-print':
    'Sanganer or Bagru hand block: sprigs in repeat, each impression a hair out of place',
  kalamkari: 'pen-drawn vines, flowers and leaves in vegetable colours with dark outlines',
  batik: 'wax resist: bold flowers with fine cracks of dye',
  // Woven figure
  jamdani: 'Bengal jamdani: motifs floating in extra weft on a sheer ground',
  tangail: 'Bengal tangail: fine cotton, small butis in rows, a broad striped border',
  kanjivaram:
    'heavy silk, contrast korvai border with temple spikes and zari, zari butas in the field',
  'banarasi-brocade': 'Banaras brocade: zari jaal of paisleys and flowers over silk',
  paithani: 'silk with tapestry border of lotus and peacock in bright colours on zari',
  chanderi: 'sheer silk-cotton with spaced zari coins and a slim zari border',
  maheshwari: 'fine silk-cotton with stripes or small checks and a reversible geometric border',
  baluchari: 'silk whose border and pallu tell rows of figured panels',
  gamosa: 'Assamese white cotton with red woven end panels of diamonds and birds',
  kasavu: 'Kerala undyed cotton with one plain gold band',
  himroo: 'Aurangabad weave: all-over ogival lattice with flowers in two tones',
  mekhela: 'Assamese muga silk with star-like king butas in extra weft',
  checks: 'woven checks, Madras or gingham: warp and weft stripes crossing as threads',
  stripes: 'woven stripes of uneven widths along the warp',
  'khadi-plain': 'hand-spun plain cloth, slubs and all, with a thin woven edge',
  ilkal: 'Ilkal: fine checks or plain field, tope-teni white spires in the red pallu',
  kotpad: 'tribal vegetable-dyed cotton, undyed ground, madder bands with combs, axes and fish',
  naga: 'Naga loin-loom: bold bands with lozenges and arrowheads in black, red and white',
  bhujodi: 'Kutch wool: fine extra-weft triangles, dotted bands and small mirrors of colour',
  pashmina: 'soft fine twill with kani paisleys in the ends',
  dhurrie: 'flat-woven rug: stripes, stepped diamonds and combs in weft-faced cotton',
  // Needle on cloth
  chikankari: 'Lucknow white-on-pastel shadow work: sprays of flowers with knots and open net',
  kantha: 'Bengal running stitch: rippled rows of stitches filling fish, leaves and flowers',
  phulkari: 'Punjab darning stitch: satin diamonds of floss silk covering the cloth',
  'mirror-work': 'Kutch embroidery: round mirrors in buttonhole rings, chain-stitch flowers',
  zardozi: 'metal-thread embroidery in raised scrolls and sequins on velvet or silk',
  applique: 'Pipli applique: cut bright shapes with stitched edges',
  // Folk painting
  madhubani: 'Mithila drawing: fish, birds and lotuses with double outlines and hatched fillings',
  warli: 'Warli drawing: white triangle people, trees and spiral dance on mud',
  pattachitra: 'Odisha scroll painting: framed panels, dense floral borders, flat bright colours',
  // Clay, metal, fibre, wood, leather (for objects that are not cloth)
  terracotta: 'red fired clay with incised rings and pressed dots',
  'black-pottery': 'Nizamabad or Longpi black clay, burnished, with silver-scratched patterns',
  'blue-pottery': 'Jaipur glaze: cobalt and turquoise flowers on white',
  dhokra: 'lost-wax brass with coiled wire patterns',
  brass: 'turned and engraved brass',
  bidri: 'Bidar: black zinc alloy inlaid with silver flowers',
  'silver-filigree': 'Cuttack tarakasi: lace of twisted silver wire',
  'kundan-meena': 'gold with set stones and enamel flowers',
  beadwork: 'strung glass, thread or clay beads in bright order',
  lac: 'turned lacquer in bright glossy bands',
  wood: 'carved or turned wood with grain',
  'papier-mache': 'Kashmir painted papier-mâché: gold-edged flowers on a deep ground',
  cane: 'woven cane and bamboo',
  jute: 'coarse jute, plain woven or braided',
  leather: 'Shantiniketan embossed leather with batik flowers',
  stone: 'pale marble with inlaid flowers',
} as const;

export type Technique = keyof typeof TECHNIQUES;
