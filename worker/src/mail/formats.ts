/** A day as an email writes it, in UTC, such as "November 20, 2026". */
export function day(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** A moment as an email writes it, such as "November 20, 2026 at 14:05 UTC". */
export function moment(date: Date): string {
  const time = date.toLocaleTimeString('en-GB', { timeStyle: 'short', timeZone: 'UTC' });
  return `${day(date)} at ${time} UTC`;
}

/** Cents as an email writes them, such as "$4.99". */
export function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** A number of credits, such as "1 credit" and "1,250 credits". */
export function creditsText(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'credit' : 'credits'}`;
}
