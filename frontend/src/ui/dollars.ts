const FORMAT = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats US dollars: "$4.99". */
export function dollars(amount: number): string {
  return FORMAT.format(amount);
}
