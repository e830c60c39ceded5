import { piecePath } from '@kargha/domain/pieces/piece-code';
import { useTexts } from '#lib/language/language.ts';

import { Link } from '../controls/link.tsx';
import { styled } from '../theme/styled.ts';
import { certificateTexts } from './certificate-texts.ts';

/** Where the certificates of pieces are. Renders nothing for items from before pieces were recorded. */
export function CertificateLinks({ codes }: { codes: readonly string[] }) {
  const texts = useTexts(certificateTexts);
  if (codes.length === 0) return null;
  return (
    <Codes>
      {texts.certificate}:{' '}
      {codes.map((code) => (
        <Link key={code} to={piecePath(code)} aria-label={texts.named(code)}>
          {code}
        </Link>
      ))}
    </Codes>
  );
}

const Codes = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 1.5),
  paddingBlock: theme.spacing(0.5),
  color: theme.vars.palette.text.secondary,
  fontSize: '0.9375rem',
  '& a': { fontVariantNumeric: 'tabular-nums' },
}));
