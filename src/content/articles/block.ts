/** The parts of an article. Text in backticks is set as a name in mono. */
export type Block =
  | { readonly heading: string }
  | { readonly text: string }
  | { readonly list: readonly string[] }
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
