/** The help articles of both consoles, as data. Only what the product does is described. */
import { evidenceConfig } from '@/evidence-config.ts';
import { adminArticles } from './help-admin.ts';
import type { HelpArticle } from './block.ts';
import { evidenceHelp } from './help-evidence.ts';
import { superadminArticles } from './help-superadmin.ts';

/** The consoles, each with its own help. */
export type HelpArea = 'admin' | 'superadmin';

export interface HelpShelf {
  /** In the order of the filter, without 'all'. */
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
