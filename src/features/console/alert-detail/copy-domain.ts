/** Copying the domain of an alert; fetched when somebody comes near the buttons. */
import { notify } from '@/components/notify.ts';
import { copyText } from '@/lib/copy-text.ts';
import { defang } from '@/lib/defang.ts';

/** Copies a domain as it is, or unclickable, and says so. */
export async function copyDomain(domain: string, form: 'Defanged' | 'Original'): Promise<void> {
  const done = await copyText(form === 'Defanged' ? defang(domain) : domain);
  notify(
    done
      ? { title: `${form} domain copied`, tone: 'success' }
      : { title: 'The browser did not allow copying', tone: 'error' },
  );
}
