export interface Fibre {
  name: string;
  percent: number;
}

/** Lengths and weights are 0 when they do not apply. */
export interface Provenance {
  craft: string;
  weave: string;
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
  /** free text for products that are not a length of cloth */
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

export interface TrustMark {
  scheme: MarkScheme;
  labelNo: string;
  authorisedUser: string;
  /** registered name of a geographical indication */
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

/** A badge needs a label number or an authorised user, and someone who checked it. */
export function isVerified(mark: TrustMark): boolean {
  return (mark.labelNo !== '' || mark.authorisedUser !== '') && mark.verifiedAt !== null;
}

/** The origin on a card, such as 'Sualkuchi, Assam'. Empty when unknown. */
export function originOf(provenance: Pick<Provenance, 'cluster' | 'state'> | null): string {
  if (!provenance) return '';
  return [provenance.cluster, provenance.state].filter((part) => part !== '').join(', ');
}
