/** Razorpay's time format: seconds since 1970. */
export function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
}
