import { type Ask, resolver, type ResolverSettings } from './ask.ts';
import { checkName } from './check-name.ts';
import { queryName } from './names.ts';
import { rawText } from './raw-text.ts';
import type { DnsState, RawAnswer } from './types.ts';

export interface LookUpSettings extends ResolverSettings {
  /** The registrable name of the host, where the host lies below one. See `checkName`. */
  readonly registrable?: string;
  readonly signal?: AbortSignal;
}

/**
 * Asks about one name and keeps every answer in written form, in the order in which they came; those about a
 * random sibling are among them.
 *
 * @param name A-labels
 * @throws (rejects with) DnsNameError for a text that cannot be asked for; the signal's reason where it is
 * aborted
 */
export async function lookUp(
  name: string,
  settings: LookUpSettings,
): Promise<{ readonly state: DnsState; readonly raw: readonly RawAnswer[] }> {
  const { registrable, signal } = settings;
  const resolve = resolver(settings);
  const raw: RawAnswer[] = [];
  const ask: Ask = async (question, stop) => {
    const answer = await resolve(question, stop);
    raw.push({ ...question, at: answer.at, text: rawText(question, answer) });
    return answer;
  };
  const state = await checkName(queryName(name), {
    ask,
    ...(registrable !== undefined && { registrable }),
    ...(signal && { signal }),
  });
  return { state, raw };
}
