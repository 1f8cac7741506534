/** "1 credit", "1,250 credits". */
export function creditsText(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'credit' : 'credits'}`;
}
