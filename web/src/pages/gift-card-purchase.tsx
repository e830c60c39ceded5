import { useSearchParams } from 'react-router-dom';

import type { GiftCardSaleProgress } from '@kargha/domain/pricing/gift-card-sale-endpoints';
import { LazyPaymentDowntimes } from '#features/checkout/payment/components/lazy-payment-downtimes.tsx';
import { payGiftCard } from '#features/checkout/payment/state/pay-gift-card.ts';
import { GiftCardPurchase } from '#features/gift-card-purchase/components/gift-card-purchase-form.tsx';
import { PurchaseOutcome } from '#features/gift-card-purchase/components/purchase-outcome.tsx';
import { giftCardPurchaseTexts } from '#features/gift-card-purchase/gift-card-purchase-texts.ts';
import { useTexts } from '#lib/language/language.ts';
import { useServerQuery } from '#lib/reading/server-state.ts';
import { callEndpoint } from '#lib/server/call-endpoint.ts';
import { loadModule } from '#lib/server/load-module.ts';

import { PAYMENT_BRANDING } from './payment-branding.ts';

/** Buys a gift card. Browsers within apps come back from their payment to an address that names the sale. */
export function GiftCardPurchaseSection() {
  const [params, setParams] = useSearchParams();
  const saleId = params.get('sale') ?? '';
  const token = params.get('token') ?? '';
  if (saleId !== '')
    return <PaidInApp saleId={saleId} token={token} onBuyAnother={() => setParams({})} />;
  return <Purchase />;
}

function Purchase() {
  const texts = useTexts(giftCardPurchaseTexts);
  const shopfront = { ...PAYMENT_BRANDING, description: texts.windowTitle };
  return (
    <GiftCardPurchase
      onPay={(purchase) => payGiftCard(purchase, shopfront)}
      notice={<LazyPaymentDowntimes />}
    />
  );
}

interface PaidInAppProps {
  saleId: string;
  token: string;
  onBuyAnother: () => void;
}

/** A sale that cannot be found is not shown as paid, whatever the address says. */
function PaidInApp({ saleId, token, onBuyAnother }: PaidInAppProps) {
  const { data, error } = useServerQuery({
    queryKey: ['gift-card-sale', saleId],
    queryFn: () => readSale(saleId, token),
  });
  if (error) return <Purchase />;
  const { isPaid = false, deliverOn = '' } = data ?? {};
  return <PurchaseOutcome isPaid={isPaid} deliverOn={deliverOn} onBuyAnother={onBuyAnother} />;
}

/** Loaded on use, because it loads the schema of the form. @throws ApiError not_found, network, … */
async function readSale(saleId: string, token: string): Promise<GiftCardSaleProgress> {
  const { giftCardSaleEndpoints } = await loadModule(
    import('@kargha/domain/pricing/gift-card-sale-endpoints'),
  );
  return callEndpoint(giftCardSaleEndpoints.state, { body: { saleId, token } });
}
