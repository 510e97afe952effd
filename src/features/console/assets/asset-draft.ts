import { KeptInput } from '@/auth/kept-input.ts';

/** What is typed in the Add Asset form; kept by the page while the dialog is closed. */
export interface AssetDraft {
  readonly domain: string;
  readonly name: string;
}

export const EMPTY_DRAFT: AssetDraft = { domain: '', name: '' };

/** What a session that ends by itself must not take with it. */
export const keptAsset = new KeptInput<AssetDraft>();
export const keptPaste = new KeptInput<string>();
