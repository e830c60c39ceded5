import { SHOP_ENDPOINTS } from '@kargha/domain/api/shop-endpoints';

import { ACCOUNT_API } from '../../account/account-api.ts';
import { BULK_CATALOGUE_API } from '../../business/bulk-catalogue/bulk-catalogue-api.ts';
import { CALL_API } from '../../business/calls/call-api.ts';
import { BACK_IN_STOCK_API } from '../../catalogue/back-in-stock/back-in-stock-api.ts';
import { COLLECTION_API } from '../../catalogue/collections/collection-api.ts';
import { CONTACT_API } from '../../messages/contact/contact-api.ts';
import { CREDIT_API } from '../../money/credit/credit-api.ts';
import { DASHBOARD_API } from '../dashboard/dashboard-api.ts';
import { DRAFT_ORDER_API } from '../../orders/draft-orders/draft-order-api.ts';
import { GIFT_CARD_API } from '../../money/gift-cards/gift-card-api.ts';
import { HOME_API } from '../../content/home/home-api.ts';
import { describeRoutes, type ApiRoute } from '../../http/api-route.ts';
import { INSTALMENT_API } from '../../money/instalments/instalment-api.ts';
import { INVENTORY_API } from '../../stock/inventory/inventory-api.ts';
import { CREDIT_NOTE_API, INVOICE_API } from '../../documents/invoices/invoice-api.ts';
import { NEWSLETTER_API } from '../../messages/newsletter/newsletter-api.ts';
import { ORDER_DOCUMENT_API } from '../../documents/order-documents/order-document-api.ts';
import { ORDER_API } from '../../orders/order-api.ts';
import { STAFF_ORDER_API } from '../../orders/staff-order-api.ts';
import { PAY_LINK_API } from '../../orders/pay-links/pay-link-api.ts';
import { CART_API, PAYMENT_API } from '../../money/payments/payment-api.ts';
import { PRODUCT_BULK_API } from '../../catalogue/product-bulk/product-bulk-api.ts';
import { PRODUCT_IMPORT_API } from '../../catalogue/product-import/product-import-api.ts';
import { PRODUCT_API } from '../../catalogue/products/product-api.ts';
import { PURCHASE_ORDER_API } from '../../stock/purchase-orders/purchase-order-api.ts';
import { QUICK_ORDER_API } from '../../business/quick-order/quick-order-api.ts';
import { QUOTE_API } from '../../business/quotes/quote-api.ts';
import { RECEIPT_API, REFUND_VOUCHER_API } from '../../documents/receipts/receipt-api.ts';
import { RETURN_API } from '../../orders/returns/return-api.ts';
import { REVIEW_API } from '../../content/reviews/review-api.ts';
import { STAFF_REVIEW_API } from '../../content/reviews/staff-review-api.ts';
import { SETTINGS_API } from '../settings/settings-api.ts';
import { ANALYTICS_API } from '../analytics/analytics-api.ts';
import { AUDIT_API } from '../audit/audit-api.ts';
import { HEALTH_API } from '../health/health-api.ts';
import { OPS_API } from '../ops/ops-api.ts';
import { VITALS_API } from '../vitals/vitals-api.ts';
import { SHOP_PAGE_API } from '../../content/shop-pages/shop-page-api.ts';
import { STORY_API } from '../../content/stories/story-api.ts';
import { TICKET_API } from '../../messages/tickets/ticket-api.ts';
import { TRANSFER_API } from '../../stock/transfers/transfer-api.ts';
import { USER_API } from '../../people/users/user-api.ts';
import { CONTENT_API } from '../../content/content-api.ts';
import { CUSTOMER_API } from '../../people/customers/customer-api.ts';
import { DISCOUNT_API } from '../../money/discounts/discount-api.ts';
import { MARKETING_API } from '../../messages/marketing/marketing-api.ts';
import { STAFF_STORY_API } from '../../content/stories/staff-story-api.ts';

const API_API = describeRoutes('/api', {
  'GET /': { does: 'Lists these routes.', responseFields: ['routes', 'openapi'] },
  'GET /openapi.json': { does: 'Returns the OpenAPI 3.1 description of these routes.' },
});

/** All routes, described next to their routers. A test compares them with the app. */
export const API_ROUTES: readonly ApiRoute[] = [
  ...SHOP_ENDPOINTS,
  ...API_API,
  ...HOME_API,
  ...PRODUCT_API,
  ...PRODUCT_BULK_API,
  ...PRODUCT_IMPORT_API,
  ...BACK_IN_STOCK_API,
  ...CART_API,
  ...PAYMENT_API,
  ...ORDER_API,
  ...STAFF_ORDER_API,
  ...ORDER_DOCUMENT_API,
  ...DRAFT_ORDER_API,
  ...PAY_LINK_API,
  ...RETURN_API,
  ...REVIEW_API,
  ...STAFF_REVIEW_API,
  ...INVOICE_API,
  ...CREDIT_NOTE_API,
  ...RECEIPT_API,
  ...REFUND_VOUCHER_API,
  ...INSTALMENT_API,
  ...CREDIT_API,
  ...CALL_API,
  ...BULK_CATALOGUE_API,
  ...QUOTE_API,
  ...QUICK_ORDER_API,
  ...ACCOUNT_API,
  ...USER_API,
  ...INVENTORY_API,
  ...PURCHASE_ORDER_API,
  ...TRANSFER_API,
  ...GIFT_CARD_API,
  ...COLLECTION_API,
  ...CONTACT_API,
  ...TICKET_API,
  ...NEWSLETTER_API,
  ...STORY_API,
  ...DASHBOARD_API,
  ...OPS_API,
  ...ANALYTICS_API,
  ...AUDIT_API,
  ...HEALTH_API,
  ...VITALS_API,
  ...SETTINGS_API,
  ...CONTENT_API,
  ...CUSTOMER_API,
  ...DISCOUNT_API,
  ...MARKETING_API,
  ...STAFF_STORY_API,
  ...SHOP_PAGE_API,
];
