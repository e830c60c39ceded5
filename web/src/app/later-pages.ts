/*
 * Pages that few visitors see first: each is a download of its own, and what it needs is listed here and not in the
 * script that everybody fetches.
 */

export const loadPayPage = async () => ({
  default: (await import('#pages/pay-page.tsx')).PayPage,
});

export const loadProfilePage = async () => ({
  default: (await import('#pages/profile-page.tsx')).ProfilePage,
});

export const loadSubmitStoryPage = async () => ({
  default: (await import('#pages/submit-story-page.tsx')).SubmitStoryPage,
});

export const loadQuickOrderPage = async () => ({
  default: (await import('#pages/quick-order-page.tsx')).QuickOrderPage,
});

export const loadOrdersPage = async () => ({
  default: (await import('#pages/orders-page.tsx')).OrdersPage,
});

export const loadOrderPage = async () => ({
  default: (await import('#pages/order-page.tsx')).OrderPage,
});

export const loadInvoicesPage = async () => ({
  default: (await import('#pages/invoices-page.tsx')).InvoicesPage,
});

export const loadQuotationsPage = async () => ({
  default: (await import('#pages/quotations-page.tsx')).QuotationsPage,
});

export const loadQuotationPage = async () => ({
  default: (await import('#pages/quotation-page.tsx')).QuotationPage,
});

export const loadCheckoutResultPage = async () => ({
  default: (await import('#pages/checkout-result-page.tsx')).CheckoutResultPage,
});
