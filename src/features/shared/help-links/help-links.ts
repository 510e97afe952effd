import { config } from '@/config.ts';
import { helpShelves, type HelpArticle } from '@/content/help.ts';
import { paths } from '@/paths.ts';

/** The consoles, each with help of its own. */
export type HelpArea = 'admin' | 'superadmin';

export const helpHome = (area: HelpArea) => paths[area].help();
export const helpArticlePath = (area: HelpArea, slug: string) => paths[area].helpArticle(slug);

/** The article of this address; undefined where it names none. */
export const helpArticle = (area: HelpArea, slug: string | undefined): HelpArticle | undefined =>
  helpShelves[area].articles.find((article) => article.slug === slug);

/** What its page says about itself (see RouteMeta). */
export const helpArticleMeta = (area: HelpArea, slug: string | undefined) => ({
  title: helpArticle(area, slug)?.title ?? 'Article not found',
  noindex: true,
});

/** Opens the mail client with the subject filled in. */
export const helpMailto = `mailto:${config.salesEmail}?subject=${encodeURIComponent('Help with the console')}`;

/** A category as a word: `assets` → `Assets`. */
export const categoryLabel = (category: string) =>
  `${category.slice(0, 1).toUpperCase()}${category.slice(1)}`;
