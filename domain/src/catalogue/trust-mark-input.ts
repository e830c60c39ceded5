import { array, boolean, object, string, type InferType, type TestContext } from 'yup';

import { PRODUCT_LENGTHS as LENGTHS } from './product-limits.ts';
import { isVerified, MARK_SCHEMES, type Provenance, type TrustMark } from './provenance.ts';

export const MARK_WITHOUT_PROOF = 'Enter the label number or the authorised user.';
export const MARK_TWICE = 'Add each scheme only once.';
export const SILK_MARK_REFUSED =
  'The Silk Mark is for pure silk, but this piece contains another fibre.';

const text = (name: string, longest: number) =>
  string().trim().max(longest, `${name} can have at most ${longest} characters.`).default('');

const markSchema = object({
  scheme: string().oneOf(MARK_SCHEMES, 'Choose a scheme.').required('Choose a scheme.'),
  labelNo: text('The label number', LENGTHS.labelNo),
  authorisedUser: text('The authorised user', LENGTHS.authorisedUser),
  giName: text('The registered name', LENGTHS.giName),
  verifyUrl: text('The link', LENGTHS.verifyUrl).matches(
    /^(https:\/\/[^\s"'<>]+)?$/,
    'The link must begin with https://',
  ),
  checked: boolean().default(false),
}).test('proof', MARK_WITHOUT_PROOF, ({ labelNo, authorisedUser }, context) =>
  labelNo || authorisedUser ? true : labelError(context, context.path, MARK_WITHOUT_PROOF),
);
export type MarkInput = InferType<typeof markSchema>;

export const marksInputSchema = array(markSchema)
  .default([])
  .test({
    name: 'once',
    message: MARK_TWICE,
    skipAbsent: true,
    test: (marks, context) => {
      const second = marks.findIndex(
        ({ scheme }, place) => marks.findIndex((mark) => mark.scheme === scheme) < place,
      );
      return second < 0 || labelError(context, `${context.path}[${second}]`, MARK_TWICE);
    },
  });

/** A yup test: a Silk Mark allows no fibre but silk. */
export function silkMarkRule(
  { provenance, marks }: { provenance: Pick<Provenance, 'fibre'> | null; marks: MarkWithScheme[] },
  context: TestContext,
) {
  if (allowsMarks(marks, provenance)) return true;
  const place = marks.findIndex(({ scheme }) => scheme === 'silk_mark');
  return labelError(context, `marks[${place}]`, SILK_MARK_REFUSED);
}

type MarkWithScheme = Pick<TrustMark, 'scheme'>;

/** The Silk Mark is for silk only; zari is allowed. */
export function allowsMarks(
  marks: readonly MarkWithScheme[],
  provenance: Pick<Provenance, 'fibre'> | null,
): boolean {
  if (!marks.some(({ scheme }) => scheme === 'silk_mark')) return true;
  return (provenance?.fibre ?? []).every(({ name }) => SILK.test(name) && !IMITATION.test(name));
}

const SILK = /\b(silk|zari|tussar|tussah|tasar|muga|eri|mulberry)\b/i;
const IMITATION = /\b(art|artificial|faux|viscose|rayon|polyester|blend|cotton)\b/i;

/**
 * Marks as stored. A verified mark keeps its verification while it is unchanged; a changed mark that is ticked is
 * verified by the person who sends it.
 */
export function checkedMarks(
  sent: readonly MarkInput[],
  known: readonly TrustMark[],
  { by, at }: { by: string; at: Date },
): TrustMark[] {
  return sent.map(({ checked, ...claim }) => {
    if (!checked) return { ...claim, verifiedBy: '', verifiedAt: null };
    const same = known.find((mark) => isVerified(mark) && isSameClaim(mark, claim));
    const { verifiedBy, verifiedAt } = same ?? { verifiedBy: by, verifiedAt: at };
    return { ...claim, verifiedBy, verifiedAt };
  });
}

function isSameClaim(mark: TrustMark, claim: Omit<MarkInput, 'checked'>): boolean {
  return (['scheme', 'labelNo', 'authorisedUser', 'giName', 'verifyUrl'] as const).every(
    (name) => mark[name] === claim[name],
  );
}

function labelError(context: TestContext, mark: string, message: string) {
  return context.createError({ path: `${mark}.labelNo`, message });
}
