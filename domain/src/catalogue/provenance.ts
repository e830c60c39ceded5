import { MARK_SCHEMES, type MarkScheme } from './product-choices.ts';
import type { Provenance, TrustMark } from './provenance-schema.ts';

export { MARK_SCHEMES };
export type { Fibre } from './provenance-schema.ts';
export type { MarkScheme, Provenance, TrustMark };

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
