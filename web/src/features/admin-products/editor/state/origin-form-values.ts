import { fibresIn, fibreText } from '@kargha/domain/catalogue/fibre-text';
import type { Product } from '@kargha/domain/catalogue/product';
import {
  isVerified,
  type MarkScheme,
  type Provenance,
  type TrustMark,
} from '@kargha/domain/catalogue/provenance';
import { parseNumber } from '@kargha/domain/money/parse-number';

export interface TrustMarkFormValues {
  id: string;
  scheme: MarkScheme;
  labelNo: string;
  authorisedUser: string;
  giName: string;
  verifyUrl: string;
  /** staff say they verified it; cleared by any other change */
  checked: boolean;
  /** null until verified and saved */
  checkedAt: Date | null;
}

type ProvenanceText = Exclude<keyof Provenance, 'blousePiece'>;

/** Origin of a product as form values. Fibres are one line: 'Cotton 80; Silk 20'. */
export interface OriginFormValues extends Record<ProvenanceText, string> {
  blousePiece: boolean;
  marks: TrustMarkFormValues[];
}

export const BLANK_ORIGIN: OriginFormValues = {
  craft: '',
  weave: '',
  cluster: '',
  district: '',
  state: '',
  artisan: '',
  loomType: '',
  fibre: '',
  zari: '',
  dye: '',
  handHours: '',
  lengthM: '',
  widthCm: '',
  weightGsm: '',
  blousePiece: false,
  dimensions: '',
  care: '',
  marks: [],
};

export function toOriginFormValues({
  provenance,
  marks,
}: Pick<Product, 'provenance' | 'marks'>): OriginFormValues {
  return { ...toProvenanceFormValues(provenance), marks: marks.map(toTrustMarkFormValues) };
}

function toProvenanceFormValues(provenance: Provenance | null): Omit<OriginFormValues, 'marks'> {
  if (!provenance) return BLANK_ORIGIN;
  const text = (amount: number) => (amount === 0 ? '' : String(amount));
  const { fibre, handHours, lengthM, widthCm, weightGsm } = provenance;
  return {
    ...provenance,
    fibre: fibreText(fibre),
    handHours: text(handHours),
    lengthM: text(lengthM),
    widthCm: text(widthCm),
    weightGsm: text(weightGsm),
  };
}

function toTrustMarkFormValues(mark: TrustMark, index: number): TrustMarkFormValues {
  const { verifiedBy: _staff, verifiedAt, ...claim } = mark;
  return { ...claim, id: `mark-${index}`, checked: isVerified(mark), checkedAt: verifiedAt };
}

export function blankMark(): TrustMarkFormValues {
  return {
    id: crypto.randomUUID(),
    scheme: 'handloom_mark',
    labelNo: '',
    authorisedUser: '',
    giName: '',
    verifyUrl: '',
    checked: false,
    checkedAt: null,
  };
}

/** Returns the request body. The server validates it. */
export function toOriginPayload(form: OriginFormValues) {
  return {
    provenance: {
      craft: form.craft.trim(),
      weave: form.weave.trim(),
      cluster: form.cluster.trim(),
      district: form.district.trim(),
      state: form.state,
      artisan: form.artisan.trim(),
      loomType: form.loomType.trim(),
      fibre: fibresIn(form.fibre),
      zari: form.zari.trim(),
      dye: form.dye.trim(),
      handHours: parseAmount(form.handHours),
      lengthM: parseAmount(form.lengthM),
      widthCm: parseAmount(form.widthCm),
      weightGsm: parseAmount(form.weightGsm),
      blousePiece: form.blousePiece,
      dimensions: form.dimensions.trim(),
      care: form.care.trim(),
    },
    marks: form.marks.map(({ scheme, labelNo, authorisedUser, giName, verifyUrl, checked }) => ({
      scheme,
      labelNo: labelNo.trim(),
      authorisedUser: authorisedUser.trim(),
      giName: scheme === 'gi' ? giName.trim() : '',
      verifyUrl: verifyUrl.trim(),
      checked,
    })),
  };
}

/** Empty text is 0. Invalid text is NaN, which validation reports at the field. */
function parseAmount(text: string): number {
  return text.trim() === '' ? 0 : parseNumber(text);
}
