/** Articles of the blog and of the consoles' help. */

/** A part of an article. Text in backticks is set as a name in mono. */
export type Block =
  /** A paragraph. */
  | string
  /** A list of points. */
  | readonly string[]
  | { readonly heading: string }
  | { readonly steps: readonly string[] }
  /** Links to other organisations' help: telephone numbers and pages that leave the site. */
  | { readonly help: readonly HelpLink[] };

export interface HelpLink {
  /** Text of the link. */
  readonly name: string;
  /** `tel:` or `https://`. */
  readonly to: string;
  /** Who answers there, and for what. */
  readonly text: string;
}

/** An article of the consoles' help. */
export interface HelpArticle {
  /** The last part of its URL. */
  readonly slug: string;
  readonly title: string;
  /** One of the categories of its console. */
  readonly category: string;
  /** One sentence below the title in the list. */
  readonly summary: string;
  readonly body: readonly Block[];
}

/** Returns the texts of a block, one for each line or item; none of links to others' help. */
export function textsOf(block: Block): readonly string[] {
  if (typeof block === 'string') return [block];
  if ('heading' in block) return [block.heading];
  if ('help' in block) return [];
  return 'steps' in block ? block.steps : block;
}

/** Returns the headings of an article, in order. */
export const headingsOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) =>
    typeof block === 'object' && 'heading' in block ? [block.heading] : [],
  );
