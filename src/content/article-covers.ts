/** The drawings of the articles' cards, made of names. Not in the list, which every page loads. */
import type { ArticleSlug } from './article-titles.ts';

/** A name from left to right, with a label for each part. */
export type NameParts = readonly (readonly [part: string, called: string])[];

/**
 * A name taken apart, below one's own; an imitation over a ruler of sixty minutes; or a cloud of names, one
 * highlighted.
 */
type ArticleCover =
  | {
      readonly kind: 'grammar';
      readonly name: string;
      readonly parts: NameParts;
      /** One's own address, taken apart the same way. */
      readonly own: NameParts;
    }
  | { readonly kind: 'hour'; readonly name: string; readonly highlighted: string }
  | {
      readonly kind: 'name-cloud';
      readonly name: string;
      readonly names: readonly string[];
      /** The one with the highlighted trick, visible on plates of any width, and its deceptive part. */
      readonly shown: readonly [name: string, highlighted: string];
    };

export const articleCovers: Readonly<Record<ArticleSlug, ArticleCover>> = {
  'how-to-read-a-domain-name': {
    kind: 'grammar',
    name: 'yourcompany.in.verify-account.example',
    parts: [
      ['yourcompany.in.', 'subdomain'],
      ['verify-account', 'registered'],
      ['.example', 'ending'],
    ],
    own: [
      ['accounts.', 'subdomain'],
      ['yourcompany', 'registered'],
      ['.in', 'ending'],
      ['/login', 'page'],
    ],
  },
  'first-hour-after-a-phishing-page': {
    kind: 'hour',
    name: 'yourcompany-login.in',
    highlighted: '-login',
  },
  'you-cannot-buy-every-lookalike': {
    kind: 'name-cloud',
    name: 'yuorcompany.in',
    shown: ['yourcompany-kyc.in', '-kyc'],
    names: [
      'yuorcompany.in',
      'yourcompny.in',
      'yourcompany.co',
      'your-company.in',
      'yourcompanyy.in',
      'yourcompany-kyc.in',
      'yourcornpany.in',
      'yourc0mpany.in',
      'yourcompany.shop',
      'youcompany.in',
      'yourcompany-care.in',
      'yourcompaany.in',
      'yourcompany.net',
      'yorcompany.in',
      'yourcompany-offer.in',
      'yourcampany.in',
      'yourcompany.online',
      'yourcomapny.in',
      'yourcompany-refund.in',
      'yourcompani.in',
      'yourcompany.site',
      'yourcompany-help.in',
      'youurcompany.in',
      'myyourcompany.in',
    ],
  },
};
