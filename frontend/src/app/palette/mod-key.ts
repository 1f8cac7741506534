/** The name of the key that shortcuts are pressed with: Command on Apple's systems. */
export const MOD = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';
