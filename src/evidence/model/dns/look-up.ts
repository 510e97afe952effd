import { resolver, type Answer, type Ask } from './ask.ts';
import { checkName } from './check-name.ts';
import type { DnsState } from './types.ts';
import type { Question } from './classify.ts';
import { reasonText } from './reason-text.ts';
import type { DnsMessage, ResourceRecord } from './read.ts';

interface LookUpSettings {
  /** The address of a resolver. */
  readonly url: string;
  /** The registrable name of a host below it. See `checkName`. */
  readonly registrable?: string | undefined;
  readonly signal?: AbortSignal;
}

/**
 * Asks about one name and keeps every answer in written form, in the order of arrival, including those about a random
 * sibling.
 *
 * @param name A-labels
 * @throws (rejects with) DnsNameError for a text that cannot be asked for; the signal's reason if it is aborted
 */
export async function lookUp(
  name: string,
  { url, ...settings }: LookUpSettings,
): Promise<{ readonly state: DnsState; readonly raw: string }> {
  const resolve = resolver({ url });
  const raw: string[] = [];
  const ask: Ask = async (question, stop) => {
    const answer = await resolve(question, stop);
    raw.push(rawText(question, answer));
    return answer;
  };
  const state = await checkName(name, { ask, ...settings });
  return { state, raw: raw.join('\n\n') };
}

/** RFC 1035 section 4.1.1 and RFC 6895 section 2.3. */
const RCODES = ['NOERROR', 'FORMERR', 'SERVFAIL', 'NXDOMAIN', 'NOTIMP', 'REFUSED'];

const withDot = (name: string): string => `${name}.`;

function data(record: ResourceRecord): string {
  switch (record.type) {
    case 'A':
    case 'AAAA':
      return record.data;
    case 'NS':
    case 'CNAME':
      return withDot(record.data);
    case 'MX':
      return `${record.preference} ${withDot(record.exchange)}`;
    case 'SOA':
      return `${withDot(record.mname)} (serial ${record.serial})`;
    case 'OTHER':
      return '(not shown)';
  }
}

function line(record: ResourceRecord): string {
  const type = record.type === 'OTHER' ? record.written : record.type;
  return `${withDot(record.owner)} ${record.ttl} IN ${type} ${data(record)}`;
}

function section(title: string, records: readonly ResourceRecord[]): string[] {
  return records.length === 0 ? [] : ['', `;; ${title}`, ...records.map(line)];
}

function messageText(message: DnsMessage): string[] {
  const { id, rcode, flags, question, answers, authorities, additionals } = message;
  return [
    `;; status ${RCODES[rcode] ?? `RCODE ${rcode}`}, id ${id}, flags ${flags.join(' ')}`,
    ...(question ? ['', ';; QUESTION', `${withDot(question.name)} IN ${question.type}`] : []),
    ...section('ANSWER', answers),
    ...section('AUTHORITY', authorities),
    ...section('ADDITIONAL', additionals),
  ];
}

/**
 * One answer in the written form of `dig` (RFC 1035 section 5.1), TTLs in seconds. Its names are A-labels of printable
 * ASCII, since `read` accepts no others.
 *
 * @param question what was asked, for a text without a packet
 */
function rawText({ name, type }: Question, answer: Answer): string {
  return answer.is === 'message'
    ? messageText(answer.message).join('\n')
    : `;; ${withDot(name)} IN ${type}\n;; ${reasonText(answer.reason)}`;
}
