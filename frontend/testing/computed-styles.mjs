import { inJsdom } from './jsdom.mjs';

/** What tests ask of computed styles, beside what an element's own `style` sets: whether it is shown. */
const ASKED = /display|visibility/;

/**
 * Lets jsdom compute no other styles of the browser's own: a search by role computes those of every
 * element, and the margins and colours of each were an eighth of the time of the frontend's tests.
 * Runs before jsdom is loaded, which reads its style sheet then.
 */
const path = inJsdom.resolve('./lib/jsdom/browser/default-stylesheet.js');
const { cssRules } = inJsdom('rrweb-cssom').parse(inJsdom(path));
inJsdom.cache[path].exports = cssRules
  .filter(({ style }) => style && ASKED.test(style.cssText))
  .map(({ selectorText, style }) => {
    const asked = Array.from(style).filter((name) => ASKED.test(name));
    return `${selectorText} { ${asked.map((name) => `${name}: ${style[name]}`).join('; ')} }`;
  })
  .join('\n');

const { propertiesWithResolvedValueImplemented: resolved } = inJsdom(
  './lib/jsdom/living/helpers/style-rules.js',
);
for (const name of Object.keys(resolved)) {
  if (name.endsWith('color')) delete resolved[name];
}
