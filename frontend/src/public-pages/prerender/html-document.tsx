import { APP_NAME } from '../../ui/brand';

/** The built files that a prerendered page needs, by address. */
export interface SiteFiles {
  styles: string;
  /** The script of the page, then the scripts that it imports. */
  scripts: readonly string[];
  /** The font of texts, and the font of prompts. */
  textFont: string;
  codeFont: string;
  /** The picture for shared links. */
  socialImage: string;
}

/**
 * The whole HTML document of a prerendered page, with the tags for search engines and social
 * networks.
 */
export function HtmlDocument({
  address,
  origin,
  title,
  description,
  data,
  code,
  body,
  files,
}: {
  /** The whole address of the page; undefined for one that search engines must not list. */
  address: string | undefined;
  origin: string;
  title: string;
  description: string;
  data: object | undefined;
  /** Whether the page starts with a prompt. */
  code: boolean;
  /** HTML. */
  body: string;
  files: SiteFiles;
}) {
  const image = `${origin}${files.socialImage}`;
  const [script, ...imported] = files.scripts;
  const fonts = code ? [files.textFont, files.codeFont] : [files.textFont];
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <script src="/first-theme.js" />
        <link rel="stylesheet" href={files.styles} />
        {fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <meta name="description" content={description} />
        {address ? (
          <link rel="canonical" href={address} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#fbfcfb" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e1513" media="(prefers-color-scheme: dark)" />
        <meta name="referrer" content={address ? 'same-origin' : 'no-referrer'} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={APP_NAME} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {address && <meta property="og:url" content={address} />}
        <meta property="og:image" content={image} />
        <meta property="og:image:width" content="1200" />
        <meta property="og:image:height" content="630" />
        <meta
          property="og:image:alt"
          content={`${APP_NAME}: one typed line, and the structured prompt that it became`}
        />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={description} />
        <meta name="twitter:image" content={image} />
        {data && (
          <script
            type="application/ld+json"
            // Structured data for search engines; a `<` could end the element early.
            dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
          />
        )}
        <script type="module" src={script} />
        {imported.map((file) => (
          <link key={file} rel="modulepreload" href={file} />
        ))}
      </head>
      <body>
        <div id="root" dangerouslySetInnerHTML={{ __html: body }} />
      </body>
    </html>
  );
}
