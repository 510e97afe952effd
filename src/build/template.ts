/** How the built index.html becomes each page: what stands in its head, in its root, and at its end. */
import { firstTags, headTags, lastTags, type HeadInput } from './head.ts';

const SHEET = /<link rel="stylesheet"[^>]*\shref="([^"]+)"[^>]*>/;

/** React puts what belongs in the head (preloads of pictures) before the markup. */
export function liftHoisted(rendered: string): { hoisted: string; html: string } {
  const [hoisted = ''] = /^(?:<(?:link|meta)\b[^>]*>)*/.exec(rendered) ?? [];
  return { hoisted, html: rendered.slice(hoisted.length) };
}

/**
 * The template with its style sheet in it instead of a link. The first paint of a page that can be read
 * before its scripts have come then waits for one answer and not for two, one after the other. Its address
 * stays beside it for main.tsx.
 *
 * @param read the text of a built file, by its path
 * @throws Error when the template has no sheet, or one that a style element cannot hold
 */
export async function withStyles(
  template: string,
  read: (file: string) => Promise<string>,
): Promise<string> {
  const [tag, href = ''] = SHEET.exec(template) ?? [];
  if (tag === undefined) throw new Error('index.html has no style sheet');
  const css = await read(href);
  if (/<\/style/i.test(css)) throw new Error(`${href} would end its style element`);
  return template.replace(tag, () => `<style data-href="${href}">${css}</style>`);
}

/**
 * The template's own style sheets, and the rest of it. They go before those of the page: between two
 * utilities of the same weight the later sheet decides, and the consoles' own is a whole one.
 */
function liftStyles(template: string): { styles: string; rest: string } {
  const styles: string[] = [];
  const rest = template.replace(
    /\s*(<style\b[\s\S]*?<\/style>|<link rel="stylesheet"[^>]*>)/g,
    (_all, tag: string) => (styles.push(tag), ''),
  );
  return { styles: styles.join('\n    '), rest };
}

/**
 * The template's own scripts for the end of a page that can be read before they have come, and the rest of
 * it; see lastTags. `fetchpriority` has the browser keep them back even then.
 */
function liftScripts(template: string): { scripts: string[]; rest: string } {
  const scripts: string[] = [];
  const rest = template.replace(
    /\s*((?:<script type="module"|<link rel="modulepreload")[^>]*>(?:<\/script>)?)/g,
    (_all, tag: string) => {
      scripts.push(tag.replace(/^<\w+ \w+="\w+"/, '$& fetchpriority="low"'));
      return '';
    },
  );
  if (scripts.length === 0) throw new Error('index.html has no module script');
  return { scripts, rest };
}

/** @param page the path that hydrates this markup, `*` for any missing one, null for the empty shell */
export function fill(
  template: string,
  head: HeadInput,
  hoisted: string,
  page: string | null,
  html: string,
): string {
  const root = page === null ? '<div id="root">' : `<div id="root" data-page="${page}">`;
  const { scripts, rest: markup } =
    page === null ? { scripts: [], rest: template } : liftScripts(template);
  const { styles, rest } = liftStyles(markup);
  if (!rest.includes('<!--head-->') || !rest.includes('<div id="root">')) {
    throw new Error('index.html has lost its <!--head--> or its root element');
  }
  // Functions, since `$` in the texts would be read as a pattern.
  return rest
    .replace('<!--head-->', () =>
      [...firstTags(head), styles, ...headTags(head), hoisted].join('\n    ').trim(),
    )
    .replace('<div id="root">', () => root + html)
    .replace('</body>', () => [...lastTags(head), ...scripts, '</body>'].join('\n    '));
}
