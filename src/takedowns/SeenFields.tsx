import { useId } from 'react';
import { Field, TextField } from '@/components/Field.tsx';
import { capitalized } from '@/lib/capitalized.ts';
import { Checkbox } from '@/ui/Checkbox.tsx';
import { AS_TYPED, Input, Textarea } from '@/ui/Input.tsx';
import { Select } from '@/ui/Select.tsx';
import { problemOf, type Lack } from './model/letters.ts';
import { SIGHTINGS, WAYS, type Sighting, type TakedownDraft } from './model/types.ts';
import { ENGLISH } from './model/words-en.ts';

const SIGHTING_NAMES: Record<Sighting, string> = {
  phishing: 'Phishing page',
  malware: 'Malware',
  mail: 'Email in our name',
  shop: 'Fake shop or service',
  other: 'Something else',
};

interface SeenFieldsProps {
  draft: TakedownDraft;
  change: (more: Partial<TakedownDraft>) => void;
  /** Shown next to their fields. */
  lacks: readonly Lack[];
}

/** Fields that only the user can fill in: what was seen, or the imitated mark. */
export function SeenFields(props: SeenFieldsProps) {
  return props.draft.kind === 'abuse' ? <Abuse {...props} /> : <Trademark {...props} />;
}

function Abuse({ draft: { abuse }, change: changeDraft, lacks }: SeenFieldsProps) {
  const change = (more: Partial<typeof abuse>) => changeDraft({ abuse: { ...abuse, ...more } });
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <div className="sm:col-span-3">
        <Field
          label="URLs where you saw it"
          help="One a line, such as hxxps[://]example[.]com/login. Do not open them."
          error={problemOf(lacks, 'urls')}
        >
          {(control) => (
            <Textarea
              {...control}
              {...AS_TYPED}
              data-takedown-field="urls"
              rows={2}
              value={abuse.urls}
              onChange={(event) => change({ urls: event.target.value })}
              className="min-h-16! font-mono md:text-console"
            />
          )}
        </Field>
      </div>
      <Choice
        label="What you saw"
        options={SIGHTINGS}
        nameOf={(sighting) => SIGHTING_NAMES[sighting]}
        value={abuse.sighting}
        onChange={(sighting) => change({ sighting })}
      />
      <Field label="When" error={problemOf(lacks, 'seenAt')}>
        {(control) => (
          <Input
            {...control}
            data-takedown-field="seenAt"
            type="datetime-local"
            value={abuse.seenAt}
            onChange={(event) => change({ seenAt: event.target.value })}
          />
        )}
      </Field>
      <Choice
        label="How it came"
        options={WAYS}
        nameOf={(way) => capitalized(ENGLISH.abuse.ways[way])}
        value={abuse.way}
        onChange={(way) => change({ way })}
      />
    </div>
  );
}

interface ChoiceProps<Option extends string> {
  label: string;
  options: readonly Option[];
  nameOf: (option: Option) => string;
  value: Option | '';
  onChange: (value: Option | '') => void;
}

/** A select that can be left empty. */
function Choice<Option extends string>({
  label,
  options,
  nameOf,
  value,
  onChange,
}: ChoiceProps<Option>) {
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={(event) => onChange(options.find((one) => one === event.target.value) ?? '')}
        >
          <option value="">Not given</option>
          {options.map((one) => (
            <option key={one} value={one}>
              {nameOf(one)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

const TRADEMARK_TEXTS = [
  {
    field: 'rights',
    label: 'Rights in the mark',
    help: 'Registration numbers with class and country, or since when you have used it.',
  },
  {
    field: 'badFaith',
    label: 'Signs of bad faith',
    help: 'Facts only: an offer to sell, a copied logo, email in your name.',
  },
] as const;

function Trademark({ draft: { trademark }, change: changeDraft, lacks }: SeenFieldsProps) {
  const change = (more: Partial<typeof trademark>) =>
    changeDraft({ trademark: { ...trademark, ...more } });
  const id = useId();
  return (
    <div className="grid gap-4">
      <TextField
        label="Mark"
        error={problemOf(lacks, 'mark')}
        needed
        data-takedown-field="mark"
        value={trademark.mark ?? ''}
        onChange={(event) => change({ mark: event.target.value })}
      />
      {TRADEMARK_TEXTS.map(({ field, label, help }) => (
        <Field key={field} label={label} help={help} error={problemOf(lacks, field)} needed>
          {(control) => (
            <Textarea
              {...control}
              data-takedown-field={field}
              rows={2}
              value={trademark[field]}
              onChange={(event) => change({ [field]: event.target.value })}
              className="min-h-16!"
            />
          )}
        </Field>
      ))}
      <div className="flex items-start gap-2.5 text-sm">
        <Checkbox
          id={id}
          checked={trademark.noInterests}
          onChange={(event) => change({ noInterests: event.target.checked })}
          className="mt-0.5"
        />
        <label htmlFor={id} className="min-w-0 cursor-pointer">
          To our knowledge the holder has no rights or legitimate interests in the name, and we
          permitted nobody to use the mark in it (UDRP 4(a)(ii), INDRP 4(b))
        </label>
      </div>
    </div>
  );
}
