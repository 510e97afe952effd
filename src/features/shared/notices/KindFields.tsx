import { useId, useState } from 'react';
import { Field, TextField } from '@/components/Field.tsx';
import { seenNames } from '@/takedowns/model/seen-names.ts';
import { SIGHTINGS, WAYS, type Sighting, type Way } from '@/takedowns/model/types.ts';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { AS_TYPED, Input, Textarea } from '@/ui/Input.tsx';
import { Select } from '@/ui/Select.tsx';
import { listed } from './listed.ts';
import type { NoticeState } from './use-notice.ts';

const SIGHTING_NAMES: Record<Sighting, string> = {
  phishing: 'Phishing page',
  malware: 'Malware',
  mail: 'Mail in our name',
  shop: 'False shop or service',
  other: 'Something else',
};

const WAY_NAMES: Record<Way, string> = {
  email: 'By e-mail',
  sms: 'By SMS',
  chat: 'By WhatsApp or another messenger',
  social: 'On social media',
  search: 'In search results or advertisements',
  call: 'By telephone',
  watch: 'Found by our monitoring',
  other: 'By another way',
};

interface KindFieldsProps {
  notice: NoticeState;
  /** What is missing, once that is to be said. */
  problems: NoticeState['problems'];
}

/** What a person has to say for the kind of notice that is chosen. */
export function KindFields(props: KindFieldsProps) {
  const isAbuse = props.notice.draft.kind === 'abuse';
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{isAbuse ? 'What you saw' : 'Your mark'}</legend>
      {props.notice.isRequest && (
        <p className="mt-1 text-xs text-quiet">
          {props.notice.picked.length > 1
            ? 'Your provider needs none of it. The other mails do.'
            : `All of it is optional: your provider has ${props.notice.names.length === 1 ? 'this alert' : 'these alerts'}.`}
        </p>
      )}
      <div className="mt-2 grid gap-4">
        {isAbuse ? <AbuseFields {...props} /> : <TrademarkFields {...props} />}
      </div>
    </fieldset>
  );
}

function AbuseFields({ notice, problems }: KindFieldsProps) {
  const { draft, names, isRequest } = notice;
  const { abuse } = draft;
  const change = (more: Partial<typeof abuse>) => notice.change({ abuse: { ...abuse, ...more } });
  const seen = seenNames(abuse, names);
  const without = seen.length === 0 ? [] : names.filter((name) => !seen.includes(name));
  /** Whether the addresses were typed and left: from then on they say what is wrong with them. */
  const [left, setLeft] = useState(false);
  const isTyped = abuse.urls.trim() !== '';
  return (
    <>
      <Field
        label="Addresses where it was seen"
        help={
          without.length > 0
            ? `One a line. ${without.length} of ${names.length} names have none, and are left out of reports: ${listed(without.map(({ domain }) => domain))}.`
            : `One a line, such as hxxps[://]example[.]com/login. ${isRequest ? '' : 'They stand in the report in full. '}Do not open them.`
        }
        error={problems.urls ?? (left && isTyped ? notice.problems.urls : undefined)}
        needed={!isRequest}
      >
        {(control) => (
          <Textarea
            {...control}
            {...AS_TYPED}
            data-notice-field="urls"
            rows={2}
            value={abuse.urls}
            onChange={(event) => change({ urls: event.target.value })}
            onBlur={() => setLeft(isTyped)}
            className="min-h-16! font-mono md:text-console"
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-2">
        <Field label="What was seen" error={problems.sighting} needed={!isRequest}>
          {(control) => (
            <Select
              {...control}
              data-notice-field="sighting"
              value={abuse.sighting}
              onChange={(event) => change({ sighting: chosen(SIGHTINGS, event.target.value) })}
            >
              <option value="">Choose…</option>
              {SIGHTINGS.map((one) => (
                <option key={one} value={one}>
                  {SIGHTING_NAMES[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="When" error={problems.seenAt} needed={!isRequest}>
          {(control) => (
            <Input
              {...control}
              data-notice-field="seenAt"
              type="datetime-local"
              value={abuse.seenAt}
              onChange={(event) => change({ seenAt: event.target.value })}
            />
          )}
        </Field>
        <Field label="How it came" error={problems.way} needed={!isRequest}>
          {(control) => (
            <Select
              {...control}
              data-notice-field="way"
              value={abuse.way}
              onChange={(event) => change({ way: chosen(WAYS, event.target.value) })}
            >
              <option value="">Choose…</option>
              {WAYS.map((one) => (
                <option key={one} value={one}>
                  {WAY_NAMES[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field
        label="In your words"
        help={`What the page or the mail does. Stands in the ${isRequest ? 'request' : 'report'} as typed.`}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            value={abuse.more}
            onChange={(event) => change({ more: event.target.value })}
            className="min-h-16!"
          />
        )}
      </Field>
    </>
  );
}

function TrademarkFields({ notice, problems }: KindFieldsProps) {
  const { trademark } = notice.typed;
  const change = (more: Partial<typeof trademark>) =>
    notice.change({ trademark: { ...trademark, ...more } });
  const id = useId();
  const isOne = notice.names.length === 1;
  return (
    <>
      <TextField
        label="Mark"
        help="The name, trademark or service mark that is imitated."
        error={problems.mark}
        needed
        data-notice-field="mark"
        value={notice.mark}
        onChange={(event) => change({ mark: event.target.value })}
      />
      <Field
        label="Rights in the mark"
        help="Registration numbers with class and country, or since when you have used it."
        error={problems.rights}
        needed
      >
        {(control) => (
          <Textarea
            {...control}
            data-notice-field="rights"
            rows={2}
            value={trademark.rights}
            onChange={(event) => change({ rights: event.target.value })}
            className="min-h-16!"
          />
        )}
      </Field>
      <Field
        label="Signs of bad faith"
        help="Facts alone: an offer to sell, a copied logo, mail in your name. Names and dates known here are added."
        error={problems.badFaith}
        needed
      >
        {(control) => (
          <Textarea
            {...control}
            data-notice-field="badFaith"
            rows={2}
            value={trademark.badFaith}
            onChange={(event) => change({ badFaith: event.target.value })}
            className="min-h-16!"
          />
        )}
      </Field>
      <div className="flex items-start gap-2.5 text-sm">
        <Checkbox
          id={id}
          aria-describedby={`${id}-help`}
          checked={trademark.noInterests}
          onChange={(event) => change({ noInterests: event.target.checked })}
          className="mt-0.5"
        />
        <div className="min-w-0">
          <label htmlFor={id} className="cursor-pointer">
            {isOne
              ? 'To our knowledge its holder has no rights or legitimate interests in it'
              : 'To our knowledge their holders have no rights or legitimate interests in them'}
            {' (UDRP 4(a)(ii), INDRP 4(b))'}
          </label>
          <p id={`${id}-help`} className="text-xs text-quiet">
            {`Ticked, the notice says so, and that you have not permitted anyone to use the mark in ${isOne ? 'it' : 'them'}.`}
          </p>
        </div>
      </div>
    </>
  );
}

/** The option of that value; '' for none. */
const chosen = <Option extends string>(options: readonly Option[], value: string): Option | '' =>
  options.find((option) => option === value) ?? '';
