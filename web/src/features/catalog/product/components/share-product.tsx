import type { Product } from '@kargha/domain/catalogue/product';
import { useTexts } from '#lib/language/language.ts';
import { useLocalized } from '#lib/language/localized-text.ts';
import { productPath } from '#lib/addresses/paths.ts';
import { IS_SERVER, SHOP_URL } from '#lib/server/env.ts';
import { Button } from '#ui/controls/button.tsx';
import { styled } from '#ui/theme/styled.ts';
import { WhatsAppLink } from '#ui/whatsapp-link.tsx';
import { showToast } from '#ui/toasts/toasts.ts';

import { particularsTexts } from '../../particulars-texts.ts';

export function ShareProduct({ product }: { product: Product }) {
  const texts = useTexts(particularsTexts);
  const { text: title } = useLocalized(product.title, product.titleHindi);
  const url =
    (IS_SERVER ? SHOP_URL : window.location.origin) + productPath(product.slug || product._id);
  const hasShareSheet = !IS_SERVER && typeof navigator.share === 'function';

  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      showToast({ tone: 'success', message: texts.linkCopied });
    } catch {
      showToast({ tone: 'error', message: texts.copyFailed });
    }
  }

  return (
    <Row>
      {hasShareSheet && (
        // Closing the share sheet rejects; that is not an error.
        <Button
          look="quiet"
          onClick={() => void navigator.share({ title, url }).catch(() => undefined)}
        >
          {texts.share}
        </Button>
      )}
      <WhatsAppLink about={`${title} ${url}`}>{texts.askOnWhatsApp}</WhatsAppLink>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {texts.shareOnWhatsApp}
      </a>
      <Button look="quiet" onClick={() => void copy()}>
        {texts.copyLink}
      </Button>
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  marginTop: theme.spacing(3),
  marginInlineStart: theme.spacing(-1),
  '& > a': {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.vars.shop.target,
    padding: theme.spacing(1),
    color: theme.vars.palette.primary.main,
    fontSize: '1rem',
    lineHeight: 1.25,
    textDecorationThickness: 1,
    textUnderlineOffset: '0.25em',
  },
}));
