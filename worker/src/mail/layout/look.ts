/**
 * The look of every email. Mail clients know no custom properties and many ignore style sheets, so
 * the light colours are inline and the dark ones in a media query that overrides them.
 */
export const FONT =
  "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

export const LIGHT = {
  paper: '#fbfcfb',
  sheet: '#ffffff',
  line: '#e3e9e6',
  ink: '#14201c',
  quiet: '#5f6e67',
  mint: '#0e9f7e',
  link: '#08705a',
  fill: '#0a7a60',
  onFill: '#ffffff',
} as const;

const DARK = {
  paper: '#0e1513',
  sheet: '#151e1b',
  line: '#26312d',
  ink: '#e5ece9',
  quiet: '#8c9b94',
  mint: '#3dd6ae',
  link: '#54ddb9',
  fill: '#3dd6ae',
  onFill: '#06241b',
} as const;

/** Goes into the head of every email; each class is named after the colour that it replaces. */
export const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background-color: ${DARK.paper} !important; }
  .sheet { background-color: ${DARK.sheet} !important; border-color: ${DARK.line} !important; }
  .words { border-color: ${DARK.line} !important; color: ${DARK.ink} !important; }
  .ink { color: ${DARK.ink} !important; }
  .quiet { color: ${DARK.quiet} !important; }
  .mint { background-color: ${DARK.mint} !important; }
  .link { color: ${DARK.link} !important; }
  .fill { background-color: ${DARK.fill} !important; }
  .on-fill { color: ${DARK.onFill} !important; }
}
`;
