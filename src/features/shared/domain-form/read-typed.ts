import { refang } from '@/lib/defang.ts';
import { readHostname } from '@/lib/read-hostname.ts';

/** What is left of an address when only its host is wanted; any written form is welcome here. */
function hostOf(typed: string): string {
  return refang(typed.trim())
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^[^@]*@/, '')
    .replace(/:\d+$/, '');
}

/** The domain in what a visitor typed, or why it is none. */
export const readTyped = (typed: string) => readHostname(hostOf(typed));
