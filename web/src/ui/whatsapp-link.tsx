import type { ReactNode } from 'react';

import { useShopFront } from '#lib/shop/shop-front.ts';

interface WhatsAppLinkProps {
  /** what the shopper's message begins with */
  about?: string;
  children: ReactNode;
}

/** Writes to the shop on WhatsApp; nothing while staff have not set a number. */
export function WhatsAppLink({ about = '', children }: WhatsAppLinkProps) {
  const { whatsApp } = useShopFront();
  if (whatsApp === '') return null;
  const query = about === '' ? '' : `?text=${encodeURIComponent(about)}`;
  return (
    <a href={`https://wa.me/91${whatsApp}${query}`} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}
