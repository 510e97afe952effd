/** The parts of an article. Backticks inside a text set what they enclose as a name in mono. */
export type Block =
  { readonly heading: string } | { readonly text: string } | { readonly list: readonly string[] };
