import { HostileText } from '@/components/HostileText.tsx';
import { Field, TextField } from '@/components/Field.tsx';
import type { Signature } from '@/takedowns/model/types.ts';
import { Textarea } from '@/ui/Input.tsx';
import { MOST } from './signature.ts';
import type { NoticeState } from './use-notice.ts';

interface SignatureFieldsProps {
  notice: NoticeState;
  problem: string | undefined;
}

/** Who signs: typed once, and remembered on this device. */
export function SignatureFields({ notice, problem }: SignatureFieldsProps) {
  const { signature, sign, isRequest, sender } = notice;
  const field = (name: keyof Signature) => ({
    value: signature[name],
    maxLength: MOST,
    onChange: (event: { target: { value: string } }) => sign({ [name]: event.target.value }),
  });
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Signed by</legend>
      <p className="mt-1 text-xs text-quiet">
        What you type is remembered on this device for your account.
        {isRequest && (
          <>
            {' '}
            Without a name, <HostileText text={sender.address} /> signs.
          </>
        )}
      </p>
      <div className="mt-2 grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          autoComplete="name"
          error={problem}
          needed={!isRequest}
          data-notice-field="signer"
          {...field('name')}
        />
        <TextField label="Role" autoComplete="organization-title" {...field('role')} />
        <TextField label="Organisation" autoComplete="organization" {...field('organisation')} />
        <Field label="Address and telephone">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              autoComplete="street-address"
              {...field('address')}
              className="min-h-10! pointer-coarse:min-h-11!"
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}
