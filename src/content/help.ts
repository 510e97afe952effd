/** The help articles of both consoles, as data. Only what the product does is described. */
import { evidenceConfig } from '@/evidence-config.ts';
import { adminArticles } from './help-admin.ts';
import { evidenceHelp } from './help-evidence.ts';
import { superadminArticles } from './help-superadmin.ts';

/** A heading, a paragraph or a list of steps or points. What stands between `backticks` is set as a name. */
export type HelpBlock =
  { readonly heading: string } | { readonly text: string } | { readonly points: readonly string[] };

export interface HelpArticle {
  /** The last part of its URL. */
  readonly slug: string;
  readonly title: string;
  /** One of the categories of its console. */
  readonly category: string;
  /** One sentence below the title in the list. */
  readonly summary: string;
  readonly body: readonly HelpBlock[];
}

/** The consoles, each with help of its own. */
export type HelpArea = 'admin' | 'superadmin';

export interface HelpShelf {
  /** In the order of the filter. 'all' is not one of them. */
  readonly categories: readonly string[];
  readonly articles: readonly HelpArticle[];
}

const ofEvidence = evidenceHelp(evidenceConfig());

export const helpShelves: Readonly<Record<HelpArea, HelpShelf>> = {
  admin: {
    categories: ['assets', 'alerts', 'takedowns', 'settings', 'reports'],
    articles: adminArticles.map((article) => ({
      ...article,
      body: [...article.body, ...(ofEvidence[article.slug] ?? [])],
    })),
  },
  superadmin: {
    categories: ['organisations', 'approvals', 'alerts', 'settings'],
    articles: superadminArticles,
  },
};

/** A category as a word: `assets` → `Assets`. */
export const categoryLabel = (category: string) =>
  `${category.slice(0, 1).toUpperCase()}${category.slice(1)}`;
