/** Types of the consoles' help. */

/** A heading, a paragraph, a list of points, or steps in order. Text in `backticks` is set as a name. */
export type HelpBlock =
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly points: readonly string[] }
  | { readonly steps: readonly string[] };

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

/** Returns the texts of a block, one for each line or item. */
export function textsOf(block: HelpBlock): readonly string[] {
  if ('heading' in block) return [block.heading];
  if ('text' in block) return [block.text];
  return 'steps' in block ? block.steps : block.points;
}
