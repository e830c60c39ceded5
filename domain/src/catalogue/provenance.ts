export interface Fibre {
  name: string;
  percent: number;
}

/** Where and how a piece was made. Lengths and weights are 0 when they do not apply. */
export interface Provenance {
  craft: string;
  weave: string;
  /** the town or village cluster */
  cluster: string;
  district: string;
  state: string;
  artisan: string;
  loomType: string;
  fibre: Fibre[];
  zari: string;
  dye: string;
  handHours: number;
  lengthM: number;
  widthCm: number;
  weightGsm: number;
  blousePiece: boolean;
  /** measures in words, for what is not a length of cloth */
  dimensions: string;
  care: string;
}

export const MARK_SCHEMES = [
  'handloom_mark',
  'silk_mark',
  'gi',
  'india_handloom',
  'other',
] as const;
export type MarkScheme = (typeof MARK_SCHEMES)[number];

/** A label of trust on a piece, and who checked it. */
export interface TrustMark {
  scheme: MarkScheme;
  labelNo: string;
  authorisedUser: string;
  /** the registered name, for a geographical indication */
  giName: string;
  verifyUrl: string;
  verifiedBy: string;
  verifiedAt: Date | null;
}

export const MARK_LABELS: Record<MarkScheme, string> = {
  handloom_mark: 'Handloom Mark',
  silk_mark: 'Silk Mark',
  gi: 'Geographical Indication',
  india_handloom: 'India Handloom',
  other: 'Seller statement',
};

/** A badge is shown only for a mark with a number or an authorised user that somebody has checked. */
export function isVerified(mark: TrustMark): boolean {
  return (mark.labelNo !== '' || mark.authorisedUser !== '') && mark.verifiedAt !== null;
}

/** The origin as a card shows it: 'Sualkuchi, Assam'. Empty when nothing is known. */
export function originOf(provenance: Provenance | null): string {
  if (!provenance) return '';
  return [provenance.cluster, provenance.state].filter((part) => part !== '').join(', ');
}
