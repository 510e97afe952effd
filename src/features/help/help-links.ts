import { config } from '@/config.ts';
import { paths } from '@/paths.ts';

/** The consoles, each with help of its own. */
export type HelpArea = 'admin' | 'superadmin';

export const helpHome = (area: HelpArea) => paths[area].help();
export const helpArticlePath = (area: HelpArea, slug: string) => paths[area].helpArticle(slug);

/** Opens the mail client with the subject filled in. */
export const helpMailto = `mailto:${config.salesEmail}?subject=${encodeURIComponent('Help with the console')}`;

/** A category as a word: `assets` → `Assets`. */
export const categoryLabel = (category: string) =>
  `${category.slice(0, 1).toUpperCase()}${category.slice(1)}`;
