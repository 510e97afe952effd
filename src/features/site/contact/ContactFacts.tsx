import { Mail, MapPin } from 'lucide-react';
import { config } from '@/config.ts';

/** Where to write and where to visit. */
export function ContactFacts() {
  return (
    <ul className="grid gap-6 text-base">
      <li className="flex gap-4">
        <Mail size={20} className="mt-0.5 shrink-0 text-brand" />
        <div className="min-w-0">
          <p className="text-sm text-quiet">Write</p>
          <a
            href={`mailto:${config.salesEmail}`}
            className="font-semibold break-all underline decoration-control underline-offset-4 hover:text-brand"
          >
            {config.salesEmail}
          </a>
        </div>
      </li>
      <li className="flex gap-4">
        <MapPin size={20} className="mt-0.5 shrink-0 text-brand" />
        <div>
          <p className="text-sm text-quiet">Visit</p>
          <address className="max-w-64 font-semibold not-italic">{config.address}</address>
        </div>
      </li>
    </ul>
  );
}
