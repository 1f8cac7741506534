/** "1 credit", "1,250 credits". */
export function creditsText(count: number): string {
  return `${count.toLocaleString('en')} ${count === 1 ? 'credit' : 'credits'}`;
}

/** "10 credits after you confirm your email". */
export function waitingCreditsText(count: number): string {
  return `${creditsText(count)} after you confirm your email`;
}
