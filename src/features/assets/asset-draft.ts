/** What is typed in the Add Asset form; kept by the page while the dialog is closed. */
export interface AssetDraft {
  readonly domain: string;
  readonly name: string;
}

export const EMPTY_DRAFT: AssetDraft = { domain: '', name: '' };
