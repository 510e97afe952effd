/** What the tabs of one account tell each other. Who hears it reads again what it names. */

export type TabNews =
  | { readonly what: 'cases'; readonly alerts: readonly string[] }
  | { readonly what: 'views' | 'visit' | 'all' };

export class Tabs {
  #channel: BroadcastChannel | null;

  /**
   * @param name the tabs with the same name hear each other
   * @param onNews called with what the others tell, never with what this one told
   */
  constructor(name: string, onNews: (news: TabNews) => void) {
    this.#channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<TabNews>) => onNews(data));
  }

  /** Does nothing after `close`. A change that is still being saved at sign-out is saved anyway. */
  tell(news: TabNews): void {
    this.#channel?.postMessage(news);
  }

  close(): void {
    this.#channel?.close();
    this.#channel = null;
  }
}
