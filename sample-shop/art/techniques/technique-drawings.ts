import type { Technique } from '../art-recipe.ts';
import type { ClothTechnique } from '../cloth/cloth-technique.ts';
import { batik } from './batik.ts';
import { blackPottery, bluePottery, stone, terracotta } from './clay.ts';
import { bhujodi, jamdani, kotpad, mekhela, naga, tangail } from './extra-weft.ts';
import { beadwork, cane, jute, lac, leather, papierMache, wood } from './fibre-and-wood.ts';
import { dhurrie } from './flat-weave.ts';
import { madhubani } from './folk-painting.ts';
import { bidri, brass, dhokra, kundanMeena, silverFiligree } from './metal.ts';
import { mirrorWork } from './mirror-work.ts';
import { chikankari, kantha, phulkari } from './needle.ts';
import { kalamkari } from './painted-cloth.ts';
import { paithani } from './paithani.ts';
import { pattachitra } from './pattachitra.ts';
import { ajrakh, blockPrint } from './print.ts';
import { applique, zardozi } from './raised-work.ts';
import {
  baluchari,
  banarasiBrocade,
  chanderi,
  himroo,
  kanjivaram,
  maheshwari,
} from './silk-brocade.ts';
import { bandhani, leheriya, shibori } from './tie-dye.ts';
import { checks, gamosa, ilkal, kasavu, khadiPlain, pashmina, stripes } from './plain-weave.ts';
import { patola } from './patola.ts';
import { warli } from './warli.ts';
import { ikat } from './yarn-resist.ts';

const DRAWINGS: Record<Technique, ClothTechnique> = {
  ikat,
  patola,
  bandhani,
  leheriya,
  shibori,
  ajrakh,
  'block-print': blockPrint,
  kalamkari,
  batik,
  jamdani,
  tangail,
  kanjivaram,
  'banarasi-brocade': banarasiBrocade,
  paithani,
  chanderi,
  maheshwari,
  baluchari,
  gamosa,
  kasavu,
  himroo,
  mekhela,
  checks,
  stripes,
  'khadi-plain': khadiPlain,
  ilkal,
  kotpad,
  naga,
  bhujodi,
  pashmina,
  dhurrie,
  chikankari,
  kantha,
  phulkari,
  'mirror-work': mirrorWork,
  zardozi,
  applique,
  madhubani,
  warli,
  pattachitra,
  terracotta,
  'black-pottery': blackPottery,
  'blue-pottery': bluePottery,
  dhokra,
  brass,
  bidri,
  'silver-filigree': silverFiligree,
  'kundan-meena': kundanMeena,
  beadwork,
  lac,
  wood,
  'papier-mache': papierMache,
  cane,
  jute,
  leather,
  stone,
};

export function techniqueOf(technique: Technique): ClothTechnique {
  return DRAWINGS[technique];
}
