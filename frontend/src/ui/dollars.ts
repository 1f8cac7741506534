const FORMAT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** An amount in US dollars as people write it: "$4.99". */
export function dollars(amount: number): string {
  return FORMAT.format(amount);
}
