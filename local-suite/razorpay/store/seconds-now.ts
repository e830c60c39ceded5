/** The time as Razorpay counts it: whole seconds since 1970. */
export function secondsNow(): number {
  return Math.floor(Date.now() / 1000);
}
