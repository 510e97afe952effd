/** What the help of the consoles is made of. */

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
