import { isVerified, MARK_LABELS, type TrustMark } from '@kargha/domain/catalogue/provenance';
import { useTexts } from '#lib/language/language.ts';
import { TickIcon } from '#ui/control-icons.tsx';
import { styled } from '#ui/theme/styled.ts';
import { TranslatedText } from '#ui/translated-text.tsx';

import { particularsTexts, type ParticularsTexts } from '../../particulars-texts.ts';
import { SectionTitle } from './section-title.tsx';

/** Shows only marks that staff have verified, each with what it does and does not certify. */
export function TrustMarks({ marks }: { marks: readonly TrustMark[] }) {
  const texts = useTexts(particularsTexts);
  const verified = marks.filter(isVerified);
  if (verified.length === 0) return null;
  return (
    <section>
      <SectionTitle>{texts.marks}</SectionTitle>
      <List>
        {verified.map((mark) => (
          <li key={mark.scheme}>
            <TickIcon size={20} />
            <div>
              <strong>
                <TranslatedText>{mark.giName || MARK_LABELS[mark.scheme]}</TranslatedText>
              </strong>
              <p>{texts.markMeanings[mark.scheme]}</p>
              <small>{proofOf(mark, texts)}</small>
              {mark.verifyUrl.startsWith('https://') && (
                <a href={mark.verifyUrl} target="_blank" rel="noopener noreferrer">
                  {texts.verify}
                </a>
              )}
            </div>
          </li>
        ))}
      </List>
    </section>
  );
}

function proofOf({ labelNo, authorisedUser }: TrustMark, texts: ParticularsTexts): string {
  return labelNo === '' ? texts.authorisedUser(authorisedUser) : texts.labelNo(labelNo);
}

const List = styled('ul')(({ theme: { vars, spacing } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  '& > li': { display: 'flex', gap: spacing(1.25) },
  '& > li > svg': { flex: 'none', marginTop: 2, color: vars.palette.success.main },
  '& p, & small': { margin: 0, fontSize: '0.9375rem', color: vars.palette.text.secondary },
  '& small, & a': { display: 'block', overflowWrap: 'anywhere' },
}));
