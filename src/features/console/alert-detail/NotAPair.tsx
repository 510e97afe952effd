import { HostileText } from '@/components/HostileText.tsx';
import { domainOf } from '@/lib/read-name.ts';
import { shortened } from '@/lib/visible-text.ts';
import type { InvalidName } from '@/lookalike/index.ts';
import { MixedAlphabets } from './MixedAlphabets.tsx';

const MAX_ASSET = 80;

interface NotAPairProps {
  /** The impersonating name and the asset, as the backend sent them: any text. */
  name: string;
  asset: string;
  found: InvalidName;
}

/**
 * Where one of the two is no domain name there is no pair to compare. The impersonating name can still be read by
 * itself: alphabets mixed within one word deceive, whatever it imitates.
 */
export function NotAPair({ name, asset, found }: NotAPairProps) {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="font-semibold">
        How it compares
      </h2>
      <p className="mt-2 max-w-prose text-base wrap-anywhere">
        {found.argument === 'asset' && asset.trim() !== '' ? (
          <>
            <AssetText text={asset} /> is not a domain name, so there is nothing to compare letter
            by letter.
          </>
        ) : (
          <>
            <HostileText text={found.message} /> So there is nothing to compare letter by letter.
          </>
        )}
      </p>
      {domainOf(name) !== null && <MixedAlphabets name={name} />}
    </section>
  );
}

const AssetText = ({ text }: { text: string }) => <HostileText text={shortened(text, MAX_ASSET)} />;
