/** The UPI ids by which Razorpay's test mode decides what becomes of a payment. */
export const SUCCESS_VPA = 'success@razorpay';
export const FAILURE_VPA = 'failure@razorpay';
