/**
 * The plain page that the home page's load is compared with: the same words, links and fields as HTML
 * without a script, a class or a picture, in the same three fonts, with a style sheet of a few lines.
 * Keeping the site's own style sheet would hide what that one costs.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { root } from '../setup/run.mjs';

const KEPT =
  'header nav main section footer article h1 h2 h3 p ul ol li dl dt dd a button form label input textarea blockquote code'.split(
    ' ',
  );
const DROPPED = 'script, style, svg, picture, img, noscript, template, [aria-hidden="true"]';
const ATTRIBUTES = ['href', 'type', 'for', 'id'];
const FONTS = {
  'Bricolage Grotesque': 'bricolage-grotesque-latin-wght',
  'Instrument Sans': 'instrument-sans-latin-wght',
  'JetBrains Mono': 'jetbrains-mono-latin-wght',
};

/** The element's children, and itself where a plain page has it too, as new markup. */
function plain(element, document) {
  const tag =
    element.matches('.name') && element.localName !== 'input' ? 'code' : element.localName;
  const copy = KEPT.includes(tag) ? document.createElement(tag) : document.createDocumentFragment();
  for (const name of ATTRIBUTES) {
    if (copy.localName && element.hasAttribute(name)) {
      copy.setAttribute(name, element.getAttribute(name));
    }
  }
  for (const child of element.childNodes) {
    if (child.nodeType === 3) copy.append(child.data);
    else if (child.nodeType === 1) copy.append(plain(child, document));
  }
  return copy;
}

/**
 * Writes plain.html and its style sheet into a build.
 *
 * @param {string} outDir the build's folder, below the root
 * @returns {string} the page's path
 */
export function writePlainPage(outDir) {
  const dir = join(root, outDir);
  const { document } = new JSDOM(readFileSync(join(dir, 'index.html'), 'utf8')).window;
  for (const element of document.querySelectorAll(DROPPED)) element.remove();
  const body = plain(document.getElementById('root'), document);

  const assets = readdirSync(join(dir, 'assets'));
  const fonts = Object.entries(FONTS).map(([family, start]) => {
    const file = assets.find((name) => name.startsWith(start));
    if (!file) throw new Error(`No built font begins with ${start}`);
    return { family, href: `/assets/${file}` };
  });
  const faces = fonts.map(
    ({ family, href }) =>
      `@font-face{font-family:"${family}";font-display:swap;font-weight:200 800;src:url(${href}) format("woff2")}`,
  );
  const css = `${faces.join('\n')}
body{margin:0 auto;max-width:75rem;padding:1rem;font:1.0625rem/1.65 "Instrument Sans",sans-serif;color:#0e1626;background:#fbfaf7}
h1,h2,h3{font-family:"Bricolage Grotesque",sans-serif;line-height:1.1}
h1{font-size:clamp(2.5rem,7vw,4.75rem)}
code{font-family:"JetBrains Mono",monospace}
`;
  writeFileSync(join(dir, 'assets', 'plain.css'), css);

  const holder = document.createElement('div');
  holder.append(body);
  // The preloads of the site's pages.
  const preloads = fonts
    .slice(0, 2)
    .map(
      ({ href }) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    );
  const html = `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.title}</title>
${preloads.join('\n')}
<link rel="stylesheet" href="/assets/plain.css">
</head>
<body>
${holder.innerHTML}
</body>
</html>
`;
  writeFileSync(join(dir, 'plain.html'), html);
  return '/plain';
}
