/** Channels for notices: our list, or the deployer's instead (VITE_NOTICE_CHANNELS). */
import * as v from 'valibot';
import { ConfigError, setting } from './config.ts';
import { CHANNELS, type Channel } from './content/channels.ts';
import { readMailAddress } from './lib/mail-address.ts';
import { parseUrl } from './lib/parse-url.ts';

const NAME = 'VITE_NOTICE_CHANNELS';

const text = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'), v.maxLength(300));

const ChannelSetting = v.pipe(
  v.strictObject({
    id: v.pipe(text, v.regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')),
    name: text,
    for: text,
    email: v.optional(
      v.pipe(
        text,
        v.check((address) => readMailAddress(address) === address, 'must be an email address'),
      ),
    ),
    url: v.optional(
      v.pipe(
        text,
        v.check((url) => parseUrl(url)?.protocol === 'https:', 'must be an https address'),
      ),
    ),
    phone: v.optional(text),
    source: text,
    readOn: v.pipe(text, v.isoDate('must be a day such as 2026-11-22')),
    secondHand: v.boolean(),
    kind: v.optional(v.picklist(['abuse', 'trademark'])),
    indianOnly: v.optional(v.boolean()),
  }),
  v.check(
    ({ id, email, url }) => id === 'registrar' || email !== undefined || url !== undefined,
    'needs an email or a url',
  ),
);

const ChannelSettings = v.pipe(
  v.array(ChannelSetting),
  v.check(
    (list) => new Set(list.map(({ id }) => id)).size === list.length,
    'two channels have one id',
  ),
);

/**
 * The channels in order.
 *
 * @throws ConfigError for a setting that cannot work
 */
export function noticeChannels(): readonly Channel[] {
  const read = setting(NAME, import.meta.env.VITE_NOTICE_CHANNELS);
  if (read === null) return CHANNELS;
  let json: unknown;
  try {
    json = JSON.parse(read);
  } catch {
    throw new ConfigError(`${NAME} must be JSON on one line: a list of channels.`);
  }
  const parsed = v.safeParse(ChannelSettings, json);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue);
  throw new ConfigError(`${NAME}: ${place === null ? '' : `${place}: `}${issue.message}.`);
}
