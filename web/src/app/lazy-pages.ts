// Rarely first pages, dialogs and menus, and Hindi. They are listed here to keep their import maps out of the initial script.

export const loadPayPage = async () => (await import('#pages/pay-page.tsx')).PayPage;

export const loadGiftCardPage = async () =>
  (await import('#pages/gift-card-page.tsx')).GiftCardPage;

export const loadProfilePage = async () =>
  (await import('#features/profile/components/profile-view.tsx')).ProfilePage;

export const loadSubmitStoryPage = async () =>
  (await import('#features/home/components/story-form.tsx')).SubmitStoryPage;

export const loadQuickOrderPage = async () =>
  (await import('#pages/quick-order-page.tsx')).QuickOrderPage;

export const loadOrdersPage = async () =>
  (await import('#features/orders/components/order-list.tsx')).OrdersPage;

export const loadOrderPage = async () => (await import('#pages/order-page.tsx')).OrderPage;

export const loadInvoicesPage = async () =>
  (await import('#features/invoices/components/invoices-page.tsx')).InvoicesPage;

export const loadQuotationsPage = async () =>
  (await import('#features/quotations/components/quotation-list.tsx')).QuotationsPage;

export const loadQuotationPage = async () =>
  (await import('#features/quotations/components/quotation-screen.tsx')).QuotationPage;

export const loadCheckoutResultPage = async () =>
  (await import('#pages/checkout-result-page.tsx')).CheckoutResultPage;

export const loadStoryPage = async () =>
  (await import('#features/home/components/story-article.tsx')).StoryPage;

export const loadPrivacyPage = async () => (await import('#pages/privacy-page.tsx')).PrivacyPage;

export const loadCollectionPage = async () =>
  (await import('#pages/collection-page.tsx')).CollectionPage;

export const loadOriginPage = async () => (await import('#pages/origin-page.tsx')).OriginPage;

export const loadOriginsPage = async () => (await import('#pages/origin-page.tsx')).OriginsPage;

export const loadPiecePage = async () => (await import('#pages/piece-page.tsx')).PiecePage;

export const loadPoliciesPage = async () =>
  (await import('#features/about/components/policy-list.tsx')).PoliciesPage;

export const loadTrackOrderPage = async () =>
  (await import('#pages/track-order-page.tsx')).TrackOrderPage;

export const loadAuthPage = async () => (await import('#pages/auth-page.tsx')).AuthPage;

export const loadAdminArea = async () => (await import('./admin/admin-area.tsx')).AdminArea;

export const loadUsersArea = async () => (await import('./admin/users-area.tsx')).UsersArea;

export const loadWishlistPage = async () => (await import('#pages/wishlist-page.tsx')).WishlistPage;

export const loadInactivityGuard = async () =>
  (await import('#session/components/inactivity-guard.tsx')).InactivityGuard;

export const loadHindi = async () => (await import('./hindi.ts')).hindi;

export const loadAuthDialog = async () =>
  (await import('#features/sign-in/components/auth-dialog.tsx')).AuthDialog;

export const loadSignedInMenu = async () =>
  (await import('./header/signed-in-menu.tsx')).SignedInMenu;

export const loadSearchSuggestions = async () =>
  (await import('#features/catalog/search/components/search-suggestions.tsx')).SearchSuggestions;

export const loadNewsletterOutcome = async () =>
  (await import('#features/newsletter/components/newsletter-outcome.tsx')).NewsletterOutcome;
