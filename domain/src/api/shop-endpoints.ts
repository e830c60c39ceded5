import { accessCodeEndpoints } from '../catalogue/access-code-endpoints.ts';
import { collectionEndpoints } from '../catalogue/collection-endpoints.ts';
import { pieceEndpoints } from '../pieces/piece-endpoints.ts';
import { labelEndpoints } from '../catalogue/label-endpoints.ts';
import { originEndpoints } from '../catalogue/origin-endpoints.ts';
import { productBulkEndpoints } from '../catalogue/product-bulk-endpoints.ts';
import { productEndpoints } from '../catalogue/product-endpoints.ts';
import { productImportEndpoints } from '../catalogue/product-import-endpoints.ts';
import { backInStockEndpoints } from '../stock/back-in-stock-endpoints.ts';
import { inventoryEndpoints } from '../stock/inventory-endpoints.ts';
import { purchaseOrderEndpoints } from '../stock/purchase-order-endpoints.ts';
import { transferEndpoints } from '../stock/transfer-endpoints.ts';
import { discountEndpoints } from '../pricing/discount-endpoints.ts';
import { giftCardEndpoints } from '../pricing/gift-card-endpoints.ts';
import { giftCardSaleEndpoints } from '../pricing/gift-card-sale-endpoints.ts';
import { cashOnDeliveryEndpoints } from '../payments/cash-on-delivery-endpoints.ts';
import { creditEndpoints } from '../payments/credit-endpoints.ts';
import { downtimeEndpoints } from '../payments/downtime-endpoints.ts';
import { refundApprovalEndpoints } from '../payments/refund-approval-endpoints.ts';
import { disputeEndpoints } from '../payments/dispute-endpoints.ts';
import { remittanceEndpoints } from '../payments/remittance-endpoints.ts';
import { settlementEndpoints } from '../payments/settlement-endpoints.ts';
import { instalmentEndpoints } from '../payments/instalment-endpoints.ts';
import { bankTransferEndpoints } from '../payments/bank-transfer-endpoints.ts';
import {
  creditNoteEndpoints,
  invoiceEndpoints,
  orderDocumentEndpoints,
  receiptEndpoints,
  refundVoucherEndpoints,
} from '../invoices/document-endpoints.ts';
import { eWayBillEndpoints } from '../invoices/e-way-bill-endpoints.ts';
import { draftOrderEndpoints } from '../orders/draft-order-endpoints.ts';
import { orderEditEndpoints } from '../orders/order-edit-endpoints.ts';
import { orderEndpoints } from '../orders/order-endpoints.ts';
import { courierCostEndpoints } from '../couriers/courier-cost-endpoints.ts';
import { courierEndpoints } from '../couriers/courier-endpoints.ts';
import { returnPickupEndpoints } from '../couriers/return-pickup-endpoints.ts';
import {
  deliveryAnswerEndpoints,
  undeliveredEndpoints,
} from '../couriers/failed-delivery-endpoints.ts';
import { orderStepEndpoints } from '../orders/order-step-endpoints.ts';
import {
  exchangeEndpoints,
  returnEndpoints,
  shopperReturnEndpoints,
} from '../orders/return-endpoints.ts';
import { packingEndpoints } from '../orders/packing-endpoints.ts';
import { staffOrderEndpoints } from '../orders/staff-order-endpoints.ts';
import { trackingEndpoints } from '../orders/tracking-endpoints.ts';
import { payLinkEndpoints } from '../payments/pay-link-endpoints.ts';
import { paymentEndpoints } from '../payments/payment-endpoints.ts';
import { cartEndpoints } from '../shopping/cart-endpoints.ts';
import { quoteEndpoints } from '../quotes/quote-endpoints.ts';
import { quoteMessageEndpoints } from '../quotes/quote-message-endpoints.ts';
import { staffQuoteEndpoints } from '../quotes/staff-quote-endpoints.ts';
import { callEndpoints } from '../quotes/call-endpoints.ts';
import { bulkCatalogueEndpoints } from '../quotes/bulk-catalogue-endpoints.ts';
import { quickOrderEndpoints } from '../shopping/quick-order-endpoints.ts';
import { signInEndpoints } from '../people/sign-in-endpoints.ts';
import { accountEndpoints } from '../people/account-endpoints.ts';
import { contactEndpoints } from '../people/contact-endpoints.ts';
import { customerEndpoints } from '../people/customer-endpoints.ts';
import { marketingEndpoints } from '../people/marketing-endpoints.ts';
import { newsletterEndpoints } from '../people/newsletter-endpoints.ts';
import { ticketEndpoints } from '../people/ticket-endpoints.ts';
import { staffInvitationEndpoints } from '../people/staff-invitation-endpoints.ts';
import { userEndpoints } from '../people/user-endpoints.ts';
import { storyEndpoints } from '../people/story-endpoints.ts';
import { staffStoryEndpoints } from '../people/staff-story-endpoints.ts';
import { contentEndpoints } from '../settings/content-endpoints.ts';
import { emailPreviewEndpoints } from '../settings/email-preview-endpoints.ts';
import { homeEndpoints } from '../settings/home-endpoints.ts';
import { searchEndpoints } from '../catalogue/search-endpoints.ts';
import { settingsEndpoints } from '../settings/settings-endpoints.ts';
import { reviewEndpoints } from '../reviews/review-endpoints.ts';
import { staffReviewEndpoints } from '../reviews/staff-review-endpoints.ts';
import { analyticsEndpoints } from '../reports/analytics-endpoints.ts';
import { taxReturnEndpoints } from '../tax-returns/tax-return-endpoints.ts';
import { exportEndpoints } from '../exports/export-endpoints.ts';
import { auditEndpoints } from '../reports/audit-endpoints.ts';
import { inboxEndpoints } from '../reports/inbox-endpoints.ts';
import { dashboardEndpoints } from '../reports/dashboard-endpoints.ts';
import { healthEndpoints } from '../reports/health-endpoints.ts';
import { opsEndpoints } from '../reports/ops-endpoints.ts';
import { vitalsEndpoints } from '../reports/vitals-endpoints.ts';
import { descriptionEndpoints } from './description-endpoints.ts';
import type { Endpoint } from './endpoint.ts';

/** All endpoints of `/api`, for its description. */
export const SHOP_ENDPOINTS: readonly Endpoint[] = [
  accessCodeEndpoints,
  collectionEndpoints,
  originEndpoints,
  pieceEndpoints,
  productEndpoints,
  productBulkEndpoints,
  productImportEndpoints,
  labelEndpoints,
  searchEndpoints,
  backInStockEndpoints,
  inventoryEndpoints,
  purchaseOrderEndpoints,
  transferEndpoints,
  discountEndpoints,
  giftCardEndpoints,
  giftCardSaleEndpoints,
  creditEndpoints,
  disputeEndpoints,
  refundApprovalEndpoints,
  downtimeEndpoints,
  remittanceEndpoints,
  settlementEndpoints,
  instalmentEndpoints,
  bankTransferEndpoints,
  eWayBillEndpoints,
  trackingEndpoints,
  orderEndpoints,
  orderEditEndpoints,
  staffOrderEndpoints,
  packingEndpoints,
  orderStepEndpoints,
  courierEndpoints,
  courierCostEndpoints,
  returnPickupEndpoints,
  deliveryAnswerEndpoints,
  undeliveredEndpoints,
  orderDocumentEndpoints,
  draftOrderEndpoints,
  payLinkEndpoints,
  returnEndpoints,
  shopperReturnEndpoints,
  exchangeEndpoints,
  invoiceEndpoints,
  creditNoteEndpoints,
  receiptEndpoints,
  refundVoucherEndpoints,
  paymentEndpoints,
  cartEndpoints,
  cashOnDeliveryEndpoints,
  quoteEndpoints,
  quoteMessageEndpoints,
  staffQuoteEndpoints,
  callEndpoints,
  bulkCatalogueEndpoints,
  quickOrderEndpoints,
  accountEndpoints,
  signInEndpoints,
  contactEndpoints,
  ticketEndpoints,
  newsletterEndpoints,
  marketingEndpoints,
  customerEndpoints,
  userEndpoints,
  staffInvitationEndpoints,
  contentEndpoints,
  emailPreviewEndpoints,
  homeEndpoints,
  storyEndpoints,
  staffStoryEndpoints,
  reviewEndpoints,
  staffReviewEndpoints,
  inboxEndpoints,
  dashboardEndpoints,
  analyticsEndpoints,
  taxReturnEndpoints,
  auditEndpoints,
  exportEndpoints,
  opsEndpoints,
  settingsEndpoints,
  healthEndpoints,
  vitalsEndpoints,
  descriptionEndpoints,
].flatMap((endpoints) => Object.values<Endpoint>(endpoints));
