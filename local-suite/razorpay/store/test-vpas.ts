/** The UPI ids that decide the outcome in Razorpay's test mode. */
export const SUCCESS_VPA = 'success@razorpay';
export const FAILURE_VPA = 'failure@razorpay';
